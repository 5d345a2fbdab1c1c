/** The first item on the screen; undefined while the start of the list is on the screen. */
export function findFirstVisibleItemId(): string | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-item-id]')];
  const isAbove = (card: HTMLElement) => card.getBoundingClientRect().top < 0;
  if (!cards[0] || !isAbove(cards[0])) return undefined;
  return cards.find((card) => !isAbove(card))?.dataset.itemId;
}
