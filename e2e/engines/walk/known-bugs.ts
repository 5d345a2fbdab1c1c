// Places that the present core of the viewer does not find again. Remove each with its repair;
// WALK_STRICT=1 holds the page to them.
import { entryOf, type Step, type StoryHistory } from './story-history.ts';

/** A step, and the history before it. */
export interface Taken {
  step: Step;
  before: StoryHistory;
}

interface KnownBug {
  name: string;
  /** Whether the last of these steps meets it. */
  isMet: (taken: readonly Taken[]) => boolean;
}

const isReload = (step: Step | undefined) =>
  step?.do === 'reload' || (step?.do === 'tool' && step.closedBy === 'reload');
const isMove = ({ step }: Taken) => step.do === 'back' || step.do === 'forward';
const isInLightbox = ({ before }: Taken) => entryOf(before).openId !== null;

export const knownBugs: readonly KnownBug[] = [
  {
    name: 'a reload right after a jump to a year goes to the top of the page',
    isMet: (taken) => taken.at(-2)?.step.do === 'jump' && isReload(taken.at(-1)?.step),
  },
  {
    name: 'Back or Forward within 3 s after the lightbox keeps the card of its last item in view',
    isMet: (taken) => {
      const closing = taken.findLastIndex(isInLightbox);
      const since = taken.slice(closing + 1);
      return closing >= 0 && since.length > 0 && since.every(isMove);
    },
  },
];
