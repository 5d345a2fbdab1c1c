/** A card that has the focus is one's place only while it is near; in screens. */
const near = 4;

const isNear = (element: Element) =>
  Math.abs(element.getBoundingClientRect().top) < near * window.innerHeight;

/** The ids of cards that must stay in the page: what sounds in them, or holds the focus, would end. */
export function cardsInUse(list: Element): string[] {
  const playing = [...list.querySelectorAll<HTMLMediaElement>('audio, video')].filter(
    (media) => !media.paused,
  );
  const { activeElement: focused } = document;
  return [...playing, ...(focused && isNear(focused) ? [focused] : [])].flatMap((element) => {
    const card = element.closest<HTMLElement>('[data-item-id]');
    return card && list.contains(card) ? (card.dataset.itemId ?? []) : [];
  });
}
