import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { createQueryClient } from '@/lib/http/query-client';

/** One client per tab, so that Back shows cached data. */
export const queryClient = createQueryClient();

/** On a server each render has a client of its own, from around the app. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const own = use(QueryClientContext);
  return <QueryClientProvider client={own ?? queryClient}>{children}</QueryClientProvider>;
}
