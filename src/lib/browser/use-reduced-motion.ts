import { useMediaQuery } from './use-media-query';

/** Whether the system setting asks for reduced motion; updates when it changes. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true);
