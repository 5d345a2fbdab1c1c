/** A card that has the focus is one's place only while it is near; in screens. */
const near = 4;

const isNear = (element: Element) =>
  Math.abs(element.getBoundingClientRect().top) < near * window.innerHeight;

/** Cards are added well before they are reached, so that nobody waits while scrolling; in pixels. */
export const ahead = 1500;
/** Those that lie no further from the screen stay: they would have to come again at once. */
const kept = ahead + 500;

/** The first and the last card of those that are near the screen. */
function nearby(list: Element): Element[] {
  const cards = [...list.querySelectorAll('[data-item-id]')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > -kept && top < window.innerHeight + kept;
  });
  return cards.length > 0 ? [cards[0]!, cards.at(-1)!] : [];
}

/**
 * The ids of cards that must stay in the page: what sounds in them, or holds the focus, would end,
 * and what is near the screen would leave a hole.
 */
export function cardsInUse(list: Element): string[] {
  const playing = [...list.querySelectorAll<HTMLMediaElement>('audio, video')].filter(
    (media) => !media.paused,
  );
  const { activeElement: focused } = document;
  const inHand = focused && isNear(focused) ? [focused] : [];
  return [...playing, ...inHand, ...nearby(list)].flatMap((element) => {
    const card = element.closest<HTMLElement>('[data-item-id]');
    return card && list.contains(card) ? (card.dataset.itemId ?? []) : [];
  });
}
