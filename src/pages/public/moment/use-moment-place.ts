import { useState } from 'react';

/** An address as the cards behind it see it. */
export interface MomentPlace {
  /** The entry of the history. */
  entry: string;
  /** Of the moment that it names. */
  momentId: string | null;
}

/**
 * Which entry the grid stands at, and which card it has to have. While a moment lies open over it,
 * it stays as it was: nobody sees it, and thousands of cards need not follow every page turned.
 */
export function useMomentPlace({ entry, momentId }: MomentPlace) {
  const [isUsed, setUsed] = useState(momentId !== null);
  const [failed, setFailed] = useState<string | null>(null);
  const [needed, setNeeded] = useState<string>();
  const [grid, setGrid] = useState({ entry, target: momentId ?? undefined });
  if (momentId !== null && !isUsed) setUsed(true);
  if (momentId === null && failed !== null) setFailed(null);
  const isPlain = momentId !== null && failed === momentId;
  const target = momentId === null ? needed : momentId;
  const mayChange = momentId === null || isPlain;
  if (mayChange && (grid.entry !== entry || grid.target !== target)) setGrid({ entry, target });
  return { isUsed, isPlain, grid, fail: setFailed, need: setNeeded };
}
