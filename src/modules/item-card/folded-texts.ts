/**
 * Shows the button of each folded text that does not fit. All texts together: first all sizes are read,
 * then the buttons are changed, which costs one layout for a page of cards.
 */
const buttons = new Map<Element, HTMLElement>();
let observer: IntersectionObserver | undefined;

/** So that only the text itself clips its end, wherever the page is scrolled to. */
const wholePage = '10000000px';

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

/**
 * `end` is an empty element after the last word. A clamped text that gets longer, by a web font or the spacing that
 * a visitor sets, keeps its size; its end moves out of sight. Returns a function that stops watching.
 */
export function watchFoldedText(
  text: HTMLElement,
  end: HTMLElement,
  button: HTMLElement,
): () => void {
  if (buttons.size === 0) {
    observer = new IntersectionObserver(
      (entries) => update(entries.map(({ target }) => target.parentElement!)),
      { rootMargin: wholePage },
    );
  }
  buttons.set(text, button);
  // After all texts of this render, and before it is painted.
  if (added.size === 0) queueMicrotask(measureAddedTexts);
  added.add(text);
  observer!.observe(end);
  return () => {
    buttons.delete(text);
    added.delete(text);
    observer!.unobserve(end);
  };
}
