/** The id of the first item whose top is on the screen; undefined while the list begins there. */
export function findFirstVisibleItemId(): string | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-item-id]:not([hidden])')];
  const isAbove = (card: HTMLElement) => card.getBoundingClientRect().top < 0;
  if (!cards[0] || !isAbove(cards[0])) return undefined;
  return cards.find((card) => !isAbove(card))?.dataset.itemId;
}
