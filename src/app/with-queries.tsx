import type { LoadPage } from './lazy-page';

/** Wraps a page in the query provider, which is a lazy chunk: other pages do not load it. */
export const withQueries =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ QueryProvider, queryClient }, { default: Page, prepare }] = await Promise.all([
      import('./query-provider'),
      load(),
    ]);
    prepare?.(queryClient);
    return {
      default: () => (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  };
