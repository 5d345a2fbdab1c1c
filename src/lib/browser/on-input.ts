const events = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls the listener on every user input; returns a function that unsubscribes. */
export function onInput(listener: (event: Event) => void): () => void {
  for (const name of events)
    window.addEventListener(name, listener, { passive: true, capture: true });
  return () => {
    for (const name of events) window.removeEventListener(name, listener, { capture: true });
  };
}
