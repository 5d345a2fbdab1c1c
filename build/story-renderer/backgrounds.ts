import themes from '@/themes.css?raw';
import { backgrounds } from '@/modules/timeline/use-owner-colors';

/**
 * The backgrounds of a story, as the browser computes them from the first theme of the style sheet. Unit
 * tests have none, since Vitest replaces style sheets by empty texts.
 */
export const backgroundsOfStories = backgrounds.map(
  (name) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(themes)?.[1] ?? '',
);
