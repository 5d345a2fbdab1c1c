import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { ConnectionError } from '@/lib/http/request-error';
import { loadModule } from '@/lib/use-lazy-module';
import { CrashedPage, MissingPage } from './failed-page';

export interface PageModule {
  default: FunctionComponent;
}
export type LoadPage = () => Promise<PageModule>;

/** A lazy page; once preloaded it renders without suspending. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/** The sheets of a story that come behind its scripts (`build/prerender/first-screen.ts`); nothing is shown before them. */
const sheetsOnTheWay = () =>
  [
    ...(globalThis.document?.querySelectorAll<HTMLLinkElement>(
      'link[data-late]:not([disabled], [data-failed])',
    ) ?? []),
  ].filter(({ sheet }) => !sheet);

const untilArrived = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });

/** A lazily loaded page. A failed load shows an error page with a retry. */
export function lazyPage(load: LoadPage): LazyPage {
  let loadedPage: FunctionComponent | null = null;
  const fetchPage = async () => {
    const sheets = sheetsOnTheWay().map(untilArrived);
    const page = await loadModule(load);
    await Promise.all(sheets);
    loadedPage ??= page.default;
    return { default: loadedPage };
  };
  const createLazy = () => lazy(fetchPage);
  let current = createLazy();
  const resetLazy = () => (current = createLazy());

  function LazyPage() {
    const [Page, setPage] = useState(() => loadedPage ?? current);
    const retry = async () => {
      try {
        await fetchPage();
      } catch {
        // After a deploy the old chunk no longer exists: only a new document has the new name.
        if (navigator.onLine) window.location.reload();
        return;
      }
      setPage(resetLazy);
    };
    return (
      <ErrorBoundary
        renderFallback={(error, reset) =>
          error instanceof ConnectionError ? (
            <MissingPage onRetry={() => void retry().then(reset)} />
          ) : (
            <CrashedPage />
          )
        }
      >
        <Page />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPage, { preload: async () => void (await fetchPage()) });
}
