/**
 * Ids of the items whose cards stay rendered wherever the visitor scrolls: one that holds the focus,
 * and those that play.
 */
export function itemsInUse(list: HTMLElement): string[] {
  const media = [...list.querySelectorAll<HTMLMediaElement>('audio, video')];
  const elements = [document.activeElement, ...media.filter(({ paused }) => !paused)];
  return elements.flatMap((element) => {
    const card = list.contains(element) && element?.closest<HTMLElement>('[data-item-id]');
    return (card && card.dataset.itemId) || [];
  });
}
