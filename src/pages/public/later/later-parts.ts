/** What a story shows once it is taken over, in one file: each file more costs time on a slow line. */
export * as grid from '@/modules/timeline-view/item-grid/later';
export { HeadFacts } from './head-facts';
export { LiveNotices } from './live-notices';
export { DateMatches, NoMatches } from './matches';
export { StoryEnding } from './story-ending';
