/** The URL fragment of a chapter: `/public/oma-riet#jaar-1950`. */
export const anchorOf = (year: number | null) => `jaar-${year ?? 'onbekend'}`;
