// The types of renderer.js, which the build makes.
import type { StoryRenderer } from './story-renderer.ts';

export const buildId: StoryRenderer['buildId'];
export const previewOf: StoryRenderer['previewOf'];
export const filePathsOf: StoryRenderer['filePathsOf'];
export const firstViewOf: StoryRenderer['firstViewOf'];
export const closedOf: StoryRenderer['closedOf'];
export const renderScreen: StoryRenderer['renderScreen'];
export const renderClosed: StoryRenderer['renderClosed'];
