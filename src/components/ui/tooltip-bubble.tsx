import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The container of the tooltip of an element: a modal dialog and a fullscreen element cover
 * everything outside them. Elsewhere a landmark, since all text belongs inside one.
 */
function containerOf(element: Element): HTMLElement | null {
  const full = document.fullscreenElement;
  if (full instanceof HTMLElement && full.contains(element)) return full;
  return (
    element.closest<HTMLElement>('dialog, [role=dialog]') ?? element.closest('main, header, footer')
  );
}

interface Props {
  anchor: HTMLElement;
  text: string;
  onClose: () => void;
}

/** Gives Radix an existing element as its trigger. */
function Trigger({ anchor, ref }: { anchor: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => anchor, [anchor]);
  return null;
}

function Bubble({ anchor, text, onClose }: Props) {
  useEffect(() => {
    const closeWithAnchor = new MutationObserver(() => anchor.isConnected || onClose());
    closeWithAnchor.observe(document.body, { childList: true, subtree: true });
    return () => closeWithAnchor.disconnect();
  }, [anchor, onClose]);
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => open || onClose()}>
        <Radix.Trigger asChild>
          <Trigger anchor={anchor} />
        </Radix.Trigger>
        <Radix.Portal container={containerOf(anchor)}>
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
    </Radix.Provider>
  );
}

/** Opens the tooltip in its own React root, so that the page does not re-render. */
export function openTooltip(anchor: HTMLElement, text: string, onClose: () => void) {
  const root = createRoot(document.createElement('div'));
  const close = () => {
    // Not `unmount`, which React forbids during a commit: a commit can move the focus.
    root.render(null);
    onClose();
  };
  root.render(<Bubble anchor={anchor} text={text} onClose={close} />);
  return { anchor, close };
}
