/** The section of a chapter in the document; also in `item-grid.css`. */
export const anchorOfChapter = (section: Element) => (section as HTMLElement).dataset.chapter!;
export const chapterIn = (list: ParentNode, anchor: string) =>
  list.querySelector<HTMLElement>(`[data-chapter="${anchor}"]`)!;
