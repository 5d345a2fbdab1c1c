import { startTooltips } from './tooltip';

startTooltips();
