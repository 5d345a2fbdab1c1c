import { storePlace } from '@/modules/slideshow/voice/place';
import { forgetVisit } from '@/modules/timeline/visits/visits';

/** Forgets what this device knows of a story that is not shared any more. */
export function forgetStory(slug: string) {
  forgetVisit(slug);
  storePlace(slug, null);
}
