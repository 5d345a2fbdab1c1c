import { useEffect, useState } from 'react';
import { copy } from './copy';

/** What comes sooner needs no word, and would only flash. */
const patienceMs = 400;

/** The album's code takes long to come. */
export function Opening() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output>
      {isSlow && (
        <span className="fixed inset-0 z-40 grid place-items-center bg-ink/85 px-4 text-center font-display text-h3 text-paper">
          {copy.opening}
        </span>
      )}
    </output>
  );
}
