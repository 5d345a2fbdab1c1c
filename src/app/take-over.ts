/** Takes over the markup that the share page has rendered: see `docs/how-a-story-opens.md`. */

/** Resolves when no recording plays in the item of the document: the start of the page ends it. */
export async function untilSilent(): Promise<void> {
  const all = document.querySelectorAll<HTMLMediaElement>('#opened-item :is(audio, video)');
  const playing = [...all].filter(({ paused, error }) => !paused && !error);
  // One that fails is never paused.
  const ends = ['pause', 'error'];
  await Promise.all(
    playing.map(
      (media) =>
        new Promise((resolve) => ends.forEach((type) => media.addEventListener(type, resolve))),
    ),
  );
}

/** As `style` attributes, which the policy lets only scripts set; React would not render them again. */
export function applyFirstStyles(): void {
  const element = document.querySelector<HTMLStyleElement>('#first-styles');
  for (const rule of element?.sheet?.cssRules ?? []) {
    const { selectorText, style } = rule as CSSStyleRule;
    for (const styled of document.querySelectorAll<HTMLElement>(selectorText)) {
      styled.style.cssText = style.cssText;
      delete styled.dataset.style;
    }
  }
  element?.remove();
}
