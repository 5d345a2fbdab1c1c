import type { Timeline, TimelineItem } from '@/modules/timeline/rows';

/** Paths in the archive of the files of an item. A file that failed has no path. */
export interface ArchivedFiles {
  media?: string;
  poster?: string;
  captions?: string;
  /** The captions as WebVTT, to embed: a page on `file://` may not read other files. */
  captionsText?: string;
}

export interface ArchivedStory {
  timeline: Timeline;
  items: readonly TimelineItem[];
  files: ReadonlyMap<string, ArchivedFiles>;
  /** Labels of the files that could not be fetched. */
  missing: readonly string[];
  /** URL of the online version. */
  link: string;
  /** Day of the export, `YYYY-MM-DD`. */
  day: string;
  /** The items are those that matched a filter. */
  isPart: boolean;
  colors: Record<string, string>;
}
