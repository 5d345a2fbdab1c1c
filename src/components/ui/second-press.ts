/** How far a trembling hand moves between two clicks, in CSS pixels. */
const nearby = 32;
const firstSecond = 1000;

/** Where the pointer was pressed last. */
const last = { clientX: Number.NaN, clientY: Number.NaN };

/** For every press of the page. */
export function rememberPress({ clientX, clientY }: PointerEvent): void {
  Object.assign(last, { clientX, clientY });
}

/** What a press of a pointer brings about. */
const pressEvents = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'dblclick',
  'contextmenu',
] as const;

/**
 * For what opens over the page: the second click of a trembling hand, or of one that clicks twice, falls on
 * it. Within a second, a press where the pointer was pressed last does nothing; anywhere else it works,
 * and so do keys. Returns how to stop.
 */
export function ignoreSecondPress(): () => void {
  const { clientX, clientY } = last;
  const openedAt = Date.now();
  let isIgnored = false;
  const onPress = (event: MouseEvent) => {
    if (event.type === 'pointerdown')
      isIgnored =
        Date.now() - openedAt < firstSecond &&
        Math.hypot(event.clientX - clientX, event.clientY - clientY) < nearby;
    // A click without a count comes from a key.
    if (!isIgnored || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of pressEvents) addEventListener(type, onPress, true);
  return () => {
    for (const type of pressEvents) removeEventListener(type, onPress, true);
  };
}
