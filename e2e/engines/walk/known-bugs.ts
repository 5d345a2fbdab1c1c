// Known bugs that the walk ignores; remove each with its fix. WALK_STRICT=1 reports them.
import type { EngineName } from '../engine.ts';
import { entryOf, type Step, type StoryHistory } from './story-history.ts';

/** A step, and the history before it. */
export interface Taken {
  step: Step;
  before: StoryHistory;
}

interface KnownBug {
  name: string;
  /** The engines that have the bug; all by default. */
  engine?: EngineName;
  /** Whether the last of these steps triggers it. */
  isMet: (taken: readonly Taken[], after: StoryHistory) => boolean;
}

const isReload = (step: Step | undefined) =>
  step?.do === 'reload' || (step?.do === 'tool' && step.closedBy === 'reload');
const isMove = ({ step }: Taken) => step.do === 'back' || step.do === 'forward';

export const knownBugs: readonly KnownBug[] = [
  {
    name: 'an entry with a year in its hash is shown at that year, not where the reader had scrolled',
    engine: 'webkit',
    isMet: (taken, after) => {
      const { step } = taken.at(-1)!;
      return entryOf(after).year !== null && (isReload(step) || isMove(taken.at(-1)!));
    },
  },
];
