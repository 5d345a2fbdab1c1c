import { useRef, useState, type ComponentType, type ReactElement } from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble';

interface Props {
  /** Plain text: it becomes the description of the child. */
  content: string;
  /** One element that can have focus, such as a button or a link. */
  children: ReactElement;
}

/**
 * Shows a short text after 700 ms of hovering, or at keyboard focus. Its code is fetched the first
 * time; the child is never rendered anew, so it keeps its focus and its clicks.
 */
export function Tooltip({ content, children }: Props) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [woken, setWoken] = useState<{ anchor: HTMLElement; at: number } | null>(null);
  const [Bubble, setBubble] = useState<ComponentType<TooltipBubbleProps> | null>(null);

  const wake = () => {
    const anchor = wrapper.current?.firstElementChild;
    if (!(anchor instanceof HTMLElement) || anchor === woken?.anchor) return;
    setWoken({ anchor, at: performance.now() });
    // Not by Suspense, which may hold a late arrival back; and without the code, no tooltip.
    import('./tooltip-bubble').then(
      (code) => setBubble(() => code.default),
      () => setWoken(null),
    );
  };

  return (
    <>
      <span
        ref={wrapper}
        className="contents"
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && wake()}
        onFocus={({ target }) => target.matches(':focus-visible') && wake()}
      >
        {children}
      </span>
      {woken && Bubble && <Bubble anchor={woken.anchor} content={content} wokenAt={woken.at} />}
    </>
  );
}
