import type { Tool } from './story-tools';

/** In the order in which they stand under the title of a story. */
export const tools: readonly Tool[] = [];
