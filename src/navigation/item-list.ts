/**
 * The list of a story in the document: an element around a section for each chapter, which holds its items. The grid
 * writes the names; they are also in the style sheets of the grid, the year rail and the booklet.
 */

export const idOfItem = (item: HTMLElement) => item.dataset.itemId!;

const shownItem = '[data-item-id]:not([hidden])';

export const findList = () => document.querySelector('[data-cards]');
export const itemsIn = (list: ParentNode) => list.querySelectorAll<HTMLElement>('[data-item-id]');
/** Those that the filter shows. */
export const shownItemsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(shownItem),
];
export const findItem = (id: string) =>
  document.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`);

/** The link that opens an item, and that of the first one that the filter shows. */
export const itemLink = 'a[href*="/moment/"]:not([tabindex])';
export const firstItemLink = `${shownItem} ${itemLink}`;
