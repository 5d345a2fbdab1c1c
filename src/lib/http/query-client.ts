/** Reads run offline too: a paused read would load for ever, a failed one can say what to do. */
import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: 1 },
    },
  });
