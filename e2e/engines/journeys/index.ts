import type { Journey } from '../journey.ts';
import { storyJourneys } from './story.ts';

export const journeys: Journey[] = [...storyJourneys];
