import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { Notifications } from '@/components/toast/notifications';
import { CrashedPage } from './failed-page';

/** Error boundary and notifications around every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      renderFallback={() => (
        <main>
          <CrashedPage />
        </main>
      )}
    >
      {children}
      <Notifications />
    </ErrorBoundary>
  );
}
