/** The name of a chapter in the address: `/public/oma-riet#jaar-1950`. */
export const anchorOf = (year: number | null) => `jaar-${year ?? 'onbekend'}`;
