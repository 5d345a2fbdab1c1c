import { useSyncExternalStore } from 'react';

/** The widths at which Tailwind's `sm:` and `lg:` give the grid another column. */
const queries = ['(min-width: 40rem)', '(min-width: 64rem)'].map((query) =>
  window.matchMedia(query),
);

function subscribe(onChange: () => void) {
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const countColumns = () => 1 + queries.filter(({ matches }) => matches).length;

/** The number of columns: 1 to 3. */
export const useColumns = () => useSyncExternalStore(subscribe, countColumns);
