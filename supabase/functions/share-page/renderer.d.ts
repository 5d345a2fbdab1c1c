// The types of renderer.js, which the build makes.
import type { StoryRenderer } from './story-renderer.ts';

export const buildId: StoryRenderer['buildId'];
export const openLink: StoryRenderer['openLink'];
