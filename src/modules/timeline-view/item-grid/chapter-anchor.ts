/** The id of a chapter heading and its URL fragment: `/public/oma-riet#jaar-1950`. */
export const anchorOf = (year: number | null) => `jaar-${year ?? 'onbekend'}`;
