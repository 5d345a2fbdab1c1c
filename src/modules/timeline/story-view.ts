import { createContext, use, type ComponentType } from 'react';
import type { Timeline, TimelineItem } from './rows';

/** The timeline and its visible items, as the tools (slideshow, map, export) get them. */
export interface StoryView {
  slug: string;
  timeline: Timeline;
  /** All items, oldest first; those loaded so far while `isComplete` is false. */
  items: readonly TimelineItem[];
  isComplete: boolean;
  /** The items that match the filter, in its order. */
  shown: readonly TimelineItem[];
  isFiltered: boolean;
}

export interface StoryToolProps {
  view: StoryView;
  /** Closes the tool and restores the focus. */
  onClose: () => void;
  /** Opened by a reload or Forward, not by the visitor's click. */
  isReopened?: boolean | undefined;
}

export interface StoryLinks {
  /** Has the end of the link, whether it asks for a password, and whether items may be saved. */
  timeline?: Timeline;
  /** Path of the timeline, with the active filter. */
  storyPath: string;
  /** Path of one item, with the active filter. */
  itemPath: (id: string) => string;
  /** A button that saves the file of an item. */
  loadSaveButton?: () => Promise<{ SaveButton: ComponentType<{ item: TimelineItem }> }>;
}

/** Provided by the page; null without a page, as in an example card, which has no links. */
export const StoryLinksContext = createContext<StoryLinks | null>(null);

export const useStoryLinks = () => use(StoryLinksContext);
