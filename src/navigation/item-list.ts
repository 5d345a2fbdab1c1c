/**
 * The list of a story in the document. The names are also in the style sheets of the grid, the year rail and the
 * booklet.
 */

export const listProps = { 'data-cards': true };
export const chapterProps = (anchor: string) => ({ 'data-chapter': anchor });
export const itemProps = (id: string) => ({ 'data-item-id': id });

const shownItem = '[data-item-id]:not([hidden])';

export const findList = () => document.querySelector<HTMLElement>('[data-cards]');
export const chaptersIn = (list: ParentNode) =>
  list.querySelectorAll<HTMLElement>('[data-chapter]');
export const chapterIn = (list: ParentNode, anchor: string) =>
  list.querySelector<HTMLElement>(`[data-chapter="${anchor}"]`);
export const anchorOfChapter = (chapter: Element) => (chapter as HTMLElement).dataset.chapter!;

export const itemsIn = (list: ParentNode) => list.querySelectorAll<HTMLElement>('[data-item-id]');
/** Those that the filter shows. */
export const shownItemsIn = (list: ParentNode) => [
  ...list.querySelectorAll<HTMLElement>(shownItem),
];
export const itemIn = (list: ParentNode, id: string) =>
  list.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`);
export const idOfItem = (item: HTMLElement) => item.dataset.itemId!;

/** The link that opens an item, and that of the first one that the filter shows. */
export const itemLink = 'a[href*="/moment/"]:not([tabindex])';
export const firstItemLink = `${shownItem} ${itemLink}`;
