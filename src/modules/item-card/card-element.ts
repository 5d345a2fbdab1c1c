/** The card of an item in the page, where the grid has rendered it. */
export const cardOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`);
