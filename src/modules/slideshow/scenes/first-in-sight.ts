/**
 * The moment that a reader who has scrolled into a story has before him; nothing for one who still
 * sees its beginning.
 */
export function findFirstVisibleItemId(): string | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-item-id]')];
  const isAbove = (card: HTMLElement) => card.getBoundingClientRect().top < 0;
  if (!cards[0] || !isAbove(cards[0])) return undefined;
  return cards.find((card) => !isAbove(card))?.dataset.itemId;
}
