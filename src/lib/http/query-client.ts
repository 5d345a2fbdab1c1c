/** Offline reads fail instead of being paused: a paused read would show a spinner forever. */
import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: 1 },
    },
  });
