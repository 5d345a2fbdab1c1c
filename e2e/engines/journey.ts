import type { Story, StoryInput } from '../stories.ts';
import type { Gateway } from './gateway.ts';
import type { Tab } from './tab.ts';

/** The fixtures of a journey. */
export interface Visit {
  tab: Tab;
  gateway: Gateway;
  /** Creates a story in the embedded backend; it is removed after the journey. */
  makeStory: (input?: StoryInput) => Promise<Story>;
  /** Ignores faults that the journey causes itself. */
  forgive: (fault: RegExp) => void;
}

export interface Journey {
  name: string;
  /** No spec shows this in Chromium: it runs there too. Other journeys do with EVERY_JOURNEY=1. */
  isNewInChromium?: boolean;
  /** Why an engine skips this journey. */
  skip?: Record<string, string>;
  /** Runs with `prefers-reduced-motion`. */
  isReducedMotion?: boolean;
  /** In seconds; 60 by default. */
  limit?: number;
  run: (visit: Visit) => Promise<void>;
}
