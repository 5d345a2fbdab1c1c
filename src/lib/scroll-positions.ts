/** Where each visited entry of the history was scrolled to, by its key in the router. */
const positions = new Map<string, number>();

export const rememberScroll = (entry: string) => void positions.set(entry, window.scrollY);

export const scrollOf = (entry: string) => positions.get(entry) ?? 0;
