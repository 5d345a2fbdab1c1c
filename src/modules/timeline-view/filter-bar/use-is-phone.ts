import { useSyncExternalStore } from 'react';

/** Below Tailwind's `md` breakpoint, also in rem: a large font size counts as a phone. */
const query = '(max-width: 47.99rem)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
