/** The ids of cards that must stay in the page: what sounds in them, or holds the focus, would end. */
export function cardsInUse(list: Element): string[] {
  const playing = [...list.querySelectorAll<HTMLMediaElement>('audio, video')].filter(
    (media) => !media.paused,
  );
  return [...playing, document.activeElement].flatMap((element) => {
    const card = element?.closest<HTMLElement>('[data-item-id]');
    return card && list.contains(card) ? (card.dataset.itemId ?? []) : [];
  });
}
