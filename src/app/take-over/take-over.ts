/** Takes over the markup of a document: see `docs/how-a-story-opens.md`. */
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { mainId } from '@/navigation/scroll/scroll-and-focus';
import { enteredFields, enterAgain } from './early-fields';
import { keepPlace } from './keep-place';
import { undoChanges } from './undo-changes';

interface EarlyInput {
  /** What others changed in the root since the last call. */
  takeChanges: () => MutationRecord[];
  /** The button that was clicked last; further clicks are not kept. */
  takeClick: () => HTMLElement | null;
  /** Records changes of this element only; of none for null. */
  watch: (target: Node | null) => void;
  /** Called after each change. */
  onChange?: () => void;
}

declare global {
  /** Made by build/prerender/early-input.ts; absent while developing. */
  var earlyInput: EarlyInput | undefined;
}

/** Players in the item of the document: the start of the page ends it. */
export const openedMedia = () =>
  document.querySelectorAll<HTMLMediaElement>('#opened-item :is(audio, video)');

/** Resolves when none of these plays. */
export async function untilSilent(media: Iterable<HTMLMediaElement>): Promise<void> {
  const playing = [...media].filter(({ paused, error }) => !paused && !error);
  // One that fails is never paused.
  const ends = ['pause', 'error'];
  await Promise.all(
    playing.map(
      (one) =>
        new Promise((resolve) => ends.forEach((type) => one.addEventListener(type, resolve))),
    ),
  );
}

/**
 * React hydrates the parts around an element at once when this event reaches it: nobody can change them in
 * between, and what follows is heard.
 */
const hydrateAround = (node: Node) => node.dispatchEvent(new Event('change', { bubbles: true }));

/** Undoes what others changed. Returns the nodes around it. */
function undo(changes: readonly MutationRecord[]): Node[] {
  if (changes.length === 0) return [];
  try {
    const restorePlace = keepPlace(changes);
    undoChanges(changes);
    restorePlace();
  } catch {
    // React renders again what differs.
  }
  // Those of undoing itself.
  globalThis.earlyInput?.takeChanges();
  return [...new Set(changes.map(({ target }) => target))];
}

/** React hydrates the content of a page last; until then (`taken-over.ts`) others can still change it. */
function guardContent(early: EarlyInput) {
  early.watch(document.getElementById(mainId));
  early.onChange = () => undo(early.takeChanges()).forEach(hydrateAround);
}

function clickAgain(clicked: HTMLElement) {
  const { skip } = clicked.dataset;
  // The reader has gone on from the skip link.
  if (skip && document.activeElement !== clicked) return;
  hydrateAround((skip && document.querySelector(skip)) || clicked);
  clicked.click();
}

/** Hydrates the markup and keeps early input: entered text, focus, selection, playing media, the last click. */
export function hydrate(root: HTMLElement, app: ReactNode): void {
  const early = globalThis.earlyInput;
  // No wait from here on: others change the page between two tasks.
  const changed = undo(early?.takeChanges() ?? []);
  const fields = enteredFields(root);
  const clicked = early?.takeClick();
  // A transition hydrates in time slices, so that input is not delayed.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: console.error }));
  if (early) guardContent(early);
  changed.forEach(hydrateAround);
  for (const entered of fields) {
    hydrateAround(entered.field);
    enterAgain(entered);
  }
  if (clicked) clickAgain(clicked);
}
