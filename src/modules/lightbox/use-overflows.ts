import { useEffect, useEffectEvent, type RefObject } from 'react';

/** In pixels: less is only the padding under the last line. */
const padding = 24;

/** Reports whether a scroll container overflows, now and after each resize. */
export function useOverflows(
  box: RefObject<HTMLElement | null>,
  onChange: (overflows: boolean) => void,
) {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      report(element.scrollHeight - element.clientHeight > padding),
    );
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [box]);
}
