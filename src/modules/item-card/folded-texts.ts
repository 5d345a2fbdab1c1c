/**
 * Shows the button of each folded text that does not fit. All texts together: first all sizes are read,
 * then the buttons are changed, which costs one layout for a page of cards.
 */
const buttons = new Map<Element, HTMLElement>();
let observer: ResizeObserver | undefined;

function update(texts: Iterable<Element>): void {
  const sizes = [...texts].map((text) => ({
    button: buttons.get(text),
    fits: text.scrollHeight <= text.clientHeight + 1,
  }));
  for (const { button, fits } of sizes) if (button && button.hidden !== fits) button.hidden = fits;
}

/** Added since the last measurement. */
const added = new Set<Element>();

/** Measures the texts that were added just now. */
export function measureAddedTexts(): void {
  update(added);
  added.clear();
}

const updateAll = () => update(buttons.keys());

/** Returns a function that stops watching. */
export function watchFoldedText(text: HTMLElement, button: HTMLElement): () => void {
  if (buttons.size === 0) {
    observer = new ResizeObserver((entries) => update(entries.map(({ target }) => target)));
    // A web font can make a text fit without another size of its box. `document.fonts` can be absent.
    document.fonts?.addEventListener('loadingdone', updateAll);
  }
  buttons.set(text, button);
  // After all texts of this render, and before it is painted.
  if (added.size === 0) queueMicrotask(measureAddedTexts);
  added.add(text);
  observer!.observe(text);
  return () => {
    buttons.delete(text);
    added.delete(text);
    observer!.unobserve(text);
  };
}
