import { copy } from '../copy';
import { loadingId } from './leave-first-screen';

/**
 * Covers a document without its story, and that of a closed link for a visitor with a share key, until the page renders.
 * `build/prerender/static-styles.ts` hides it in all other cases.
 */
export const LoadingStory = () => (
  <output
    id={loadingId}
    className="fixed inset-0 grid place-items-center bg-wash px-4 font-display text-h3"
  >
    {copy.loading}
  </output>
);
