import { createContext, use } from 'react';
import type { Timeline, TimelineItem } from './rows';

/** What the tools of a story work with: all of it, and what the reader now sees of it. */
export interface StoryView {
  slug: string;
  timeline: Timeline;
  /** All items, oldest first; while they come in, those that are there. */
  items: readonly TimelineItem[];
  isComplete: boolean;
  /** What the filter leaves, in its order. */
  shown: readonly TimelineItem[];
  isFiltered: boolean;
}

export interface StoryToolProps {
  view: StoryView;
  /** Puts focus back where it was. */
  onClose: () => void;
}

export interface StoryLinks {
  storyTitle?: string;
  /** Path of the story, with the filter that is on. */
  storyPath: string;
  /** Path of one moment, with the filter that is on. */
  itemPath: (id: string) => string;
}

/** The page knows the addresses; where there is none, as in an example card, nothing is a link. */
export const StoryLinksContext = createContext<StoryLinks | null>(null);

export const useStoryLinks = () => use(StoryLinksContext);
