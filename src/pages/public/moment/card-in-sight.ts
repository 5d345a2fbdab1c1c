/** Long enough for pictures above it to take their room. */
const settleMs = 3000;
const signsOfReading = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What the keyboard opens a card with. */
export const linkIn = (card: Element) =>
  card.querySelector<HTMLElement>('a[href*="/moment/"]:not([tabindex])');

function scrollTo(card: Element) {
  const isTall = card.getBoundingClientRect().height > window.innerHeight * 0.8;
  card.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
}

/** Brings a card into sight and keeps it there while the page settles, until one does something. */
export function bringIntoSight(card: Element): () => void {
  const settling = new AbortController();
  const keep = new ResizeObserver(() => scrollTo(card));
  const leave = () => {
    keep.disconnect();
    settling.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(leave, settleMs);
  scrollTo(card);
  keep.observe(document.body);
  const { signal } = settling;
  for (const sign of signsOfReading) {
    document.addEventListener(sign, leave, { passive: true, capture: true, signal });
  }
  return leave;
}
