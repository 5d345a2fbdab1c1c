import type { Timeline, TimelineItem } from '@/modules/timeline/rows';

/** Paths inside the archive of what came of a moment's files. */
export interface KeptFiles {
  media?: string;
  poster?: string;
  captions?: string;
  /** The captions themselves: a page without a server may not read the file beside it. */
  captionsText?: string;
}

export interface KeptStory {
  timeline: Timeline;
  items: readonly TimelineItem[];
  files: ReadonlyMap<string, KeptFiles>;
  /** What did not come, in words. */
  missing: readonly string[];
  /** Where the story can be read, with its live self. */
  link: string;
  /** Day on which it was kept, `YYYY-MM-DD`. */
  day: string;
  /** Whether a filter of the reader chose the items. */
  isPart: boolean;
  colors: Record<string, string>;
}
