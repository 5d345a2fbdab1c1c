import type { Story, StoryInput } from '../stories.ts';
import type { EngineName } from './engine.ts';
import type { Gateway } from './gateway.ts';
import type { Tab } from './tab.ts';

/** The fixtures of a journey. */
export interface Visit {
  tab: Tab;
  engine: EngineName;
  gateway: Gateway;
  /** Creates a story in the embedded backend; it is removed after the journey. */
  makeStory: (input?: StoryInput) => Promise<Story>;
  /** Ignores faults that the journey causes itself. */
  forgive: (fault: RegExp) => void;
  /** Switches to a build of the site with an analytics id. */
  countVisits: () => Promise<void>;
}

export interface Journey {
  name: string;
  /** No spec shows this in Chromium: it runs there too. Other journeys do when Chromium is asked for by name. */
  isNewInChromium?: boolean;
  /** Why an engine skips this journey. */
  skip?: Partial<Record<EngineName, string>>;
  /** Runs with `prefers-reduced-motion`. */
  isReducedMotion?: boolean;
  /** In seconds; 60 by default. */
  limit?: number;
  run: (visit: Visit) => Promise<void>;
}
