import { useSyncExternalStore } from 'react';

/** The other side of Tailwind's `md`, in rem like it: large letters on a wide screen count too. */
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
