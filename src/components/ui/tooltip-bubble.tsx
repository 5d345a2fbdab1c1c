import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ExistingTrigger, type Hint } from './existing-trigger';
import { topLayerOf } from './top-layer';

const delayMs = 700;

function Bubble({ hint }: { hint: Hint }) {
  const { anchor, text, at } = hint;
  const [open, setOpen] = useState(false);
  // The load time of this chunk counts towards the first delay.
  const [delay, setDelay] = useState(() => Math.max(0, at + delayMs - performance.now()));
  useEffect(() => {
    const timer = setTimeout(() => setDelay(delayMs));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!open) return;
    const closeWithAnchor = new MutationObserver(() => anchor.isConnected || setOpen(false));
    closeWithAnchor.observe(document.body, { childList: true, subtree: true });
    return () => closeWithAnchor.disconnect();
  }, [open, anchor]);
  return (
    <Radix.Root open={open} onOpenChange={setOpen} delayDuration={delay}>
      <Radix.Trigger asChild>
        <ExistingTrigger hint={hint} />
      </Radix.Trigger>
      <Radix.Portal container={topLayerOf(anchor)}>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-[min(20rem,calc(100vw-1.5rem))] rounded-card border border-paper/25 bg-ink px-3.5 py-2 text-small text-paper shadow-print"
        >
          <span>{text}</span>
          <Radix.Arrow className="fill-ink" width={14} height={7} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

let root: Root | undefined;
let anchors = 0;
let current: HTMLElement | undefined;

/** The focus is in a dialog that covers the control. */
function isCovered(anchor: HTMLElement): boolean {
  const dialog = document.activeElement?.closest('dialog') ?? null;
  return dialog !== null && !dialog.contains(anchor);
}

// When a dialog opens over a pointer that does not move, WebKit sends no `pointerleave`: the tooltip
// of a control behind the dialog would handle the first Escape.
document.addEventListener('focusin', () => {
  if (!current || !isCovered(current)) return;
  current = undefined;
  root?.render(null);
});

/** One tooltip at a time, in its own React root, so that the page does not re-render. */
export function showTooltip(hint: Hint): void {
  if (isCovered(hint.anchor)) return;
  root ??= createRoot(document.createElement('div'));
  if (current !== hint.anchor) anchors += 1;
  current = hint.anchor;
  root.render(
    <Radix.Provider>
      <Bubble key={anchors} hint={hint} />
    </Radix.Provider>,
  );
}
