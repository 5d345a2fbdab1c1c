/** The card of an item, if the grid has rendered it. */
export const cardOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`);
