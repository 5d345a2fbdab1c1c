import { lazy, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { CrashedPage, MissingPage } from './failed-page';

export type LoadPage = () => Promise<{ default: ComponentType }>;

class ChunkError extends Error {}

/** A page that arrives on demand; when it does not, it says so and can be asked for again. */
export function lazyPage(load: LoadPage): ComponentType {
  const ask = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new ChunkError('The page did not arrive', { cause });
      }),
    );
  let current = ask();

  return function LazyPage() {
    const [Page, setPage] = useState(() => current);
    const retry = async () => {
      try {
        await load();
      } catch {
        // After a deploy the old file is gone for good: only a fresh document knows the new name.
        if (navigator.onLine) window.location.reload();
        return;
      }
      current = ask();
      setPage(() => current);
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
  };
}
