// Apart from `paths`, which every page loads.
export {
  itemIdFrom,
  itemPathOf,
  slugFrom,
  slugsOf,
  storyPathOf,
} from '../../supabase/functions/_shared/story-address.ts';
