const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls back whenever the visitor does anything; answers how to stop. */
export function onInput(note: () => void): () => void {
  for (const act of acts) window.addEventListener(act, note, { passive: true, capture: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, note, { capture: true });
  };
}
