import type { Story, StoryInput } from '../stories.ts';
import type { EngineName } from './engine.ts';
import type { Gateway } from './gateway.ts';
import type { Tab } from './tab.ts';

/** What a journey is given: a tab that knows nothing yet, and the means to set the scene. */
export interface Visit {
  tab: Tab;
  engine: EngineName;
  gateway: Gateway;
  /** Makes a story in the real backend; it is removed after the journey. */
  makeStory: (input?: StoryInput) => Promise<Story>;
  /** Faults that the journey itself brings about. */
  forgive: (fault: RegExp) => void;
  /** Leads the tab to a build of the site that may count its visits. */
  countVisits: () => Promise<void>;
}

export interface Journey {
  name: string;
  /** Why an engine cannot make this journey. */
  skip?: Partial<Record<EngineName, string>>;
  /** In a browser whose owner asked the system for less motion. */
  isReducedMotion?: boolean;
  /** Seconds; 60 unless told. */
  limit?: number;
  run: (visit: Visit) => Promise<void>;
}
