import type { LoadPage } from './lazy-page';

/** A page that reads from the backend; the other pages do without the weight of the query client. */
export const withQueries =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ QueryProvider }, { default: Page }] = await Promise.all([
      import('./query-provider'),
      load(),
    ]);
    return {
      default: () => (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  };
