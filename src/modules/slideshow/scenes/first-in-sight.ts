/**
 * The moment that a reader who has scrolled into a story has before him; nothing for one who still
 * sees its beginning.
 */
export function firstInSight(): string | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-item-id]')];
  const isPast = (card: HTMLElement) => card.getBoundingClientRect().top < 0;
  if (!cards[0] || !isPast(cards[0])) return undefined;
  return cards.find((card) => !isPast(card))?.dataset.itemId;
}
