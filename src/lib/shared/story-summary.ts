export {
  defaultDescription,
  itemSummary,
  storySummary,
  storyTitle,
} from '../../../supabase/functions/_shared/story-summary.ts';
