import { createStore } from '@/lib/create-store';

/** Ids of the parts of a story to which skip links lead. */
export const itemsId = 'herinneringen';
export const filtersId = 'filters';

/** Whether the page has these parts. The server sets it before it renders a page, and the page itself afterwards. */
export const storyParts = createStore(false);
