/** The URL fragment of a chapter: `/public/oma-riet#jaar-1950`. */
export const anchorOf = (year: number | null) => `jaar-${year ?? 'onbekend'}`;

/** The section of a chapter in the document; also in `item-grid.css`. */
export const anchorOfChapter = (section: Element) => (section as HTMLElement).dataset.chapter!;
export const chapterIn = (list: ParentNode, anchor: string) =>
  list.querySelector<HTMLElement>(`[data-chapter="${anchor}"]`)!;
