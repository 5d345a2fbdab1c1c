import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Less than this, in pixels, is only the edge under the last line. */
const edge = 24;

/** Reports whether a scroll container overflows, now and after each resize. */
export function useOverflows(
  box: RefObject<HTMLElement | null>,
  onChange: (overflows: boolean) => void,
) {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      tell(element.scrollHeight - element.clientHeight > edge),
    );
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [box]);
}
