let last: { screenX: number; screenY: number } | undefined;

/**
 * Whether the pointer moved since the previous `pointermove` event. Browsers also send that event for
 * a pointer at rest: Chromium when a page opens or changes under it.
 */
export function pointerMoved({ screenX, screenY, movementX, movementY }: PointerEvent): boolean {
  const isElsewhere = last && (screenX !== last.screenX || screenY !== last.screenY);
  last = { screenX, screenY };
  return Boolean(isElsewhere || movementX || movementY);
}
