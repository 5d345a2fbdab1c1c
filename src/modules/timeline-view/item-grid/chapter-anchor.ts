/** The URL fragment of a chapter: `/public/oma-riet#jaar-1950`. */
export const anchorOf = (year: number | null) => `jaar-${year ?? 'onbekend'}`;

/** Also true for each browser on iOS. */
const isWebKit = () => navigator.vendor.startsWith('Apple');

/**
 * The id of the heading with this anchor. In WebKit it has none: after Back and after a reload WebKit
 * scrolls to the id in the address on its own, even seconds after the scroll offset was restored.
 */
export const headingIdOf = (anchor: string) => (isWebKit() ? undefined : anchor);
