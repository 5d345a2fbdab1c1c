import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { CrashedPage, MissingPage } from './failed-page';

export type LoadPage = () => Promise<{ default: FunctionComponent }>;

/** A page whose code can be asked for before it is shown; then it shows at once. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

class ChunkError extends Error {}

/** A page that arrives on demand; when it does not, it says so and can be asked for again. */
export function lazyPage(load: LoadPage): LazyPage {
  let arrived: FunctionComponent | null = null;
  const fetchPage = async () => {
    const page = await load();
    arrived ??= page.default;
    return { default: arrived };
  };
  const ask = () =>
    lazy(() =>
      fetchPage().catch((cause: unknown) => {
        throw new ChunkError('The page did not arrive', { cause });
      }),
    );
  let current = ask();
  const renew = () => (current = ask());

  function LazyPage() {
    const [Page, setPage] = useState(() => arrived ?? current);
    const retry = async () => {
      try {
        await fetchPage();
      } catch {
        // After a deploy the old file is gone for good: only a fresh document knows the new name.
        if (navigator.onLine) window.location.reload();
        return;
      }
      setPage(renew);
    };
    return (
      <ErrorBoundary
        renderFallback={(error, reset) =>
          error instanceof ChunkError ? (
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
