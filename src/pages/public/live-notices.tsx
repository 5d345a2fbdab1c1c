import ArrowUpDownIcon from 'lucide-react/icons/arrow-up-down';
import { useEffect, useState } from 'react';
import { copy } from './copy';

interface Props {
  /** How many new items wait to be shown. */
  pendingCount: number;
  onShowPending: () => void;
  /** The live connection was lost. */
  isLost: boolean;
}

/** Notices of live updates, laid over the story so that nothing in it moves. */
export function LiveNotices({ pendingCount, onShowPending, isLost }: Props) {
  const isLostForLong = useIsLostForLong(isLost);
  return (
    <div className="pointer-events-none sticky top-3 z-20 h-0 print:hidden">
      <output className="flex flex-col items-center gap-2">
        {pendingCount > 0 && (
          <button
            type="button"
            className="button pointer-events-auto flex items-center gap-2 shadow-print"
            onClick={onShowPending}
          >
            <ArrowUpDownIcon aria-hidden="true" className="size-5" />
            {copy.pendingItems(pendingCount)}
          </button>
        )}
        {isLostForLong && (
          <span className="pointer-events-auto rounded-bar border border-line bg-card px-4 py-2 text-small shadow-print">
            {copy.lost}
          </span>
        )}
      </output>
    </div>
  );
}

/** A shorter interruption is not reported. */
const patienceMs = 10_000;

/** Whether the connection has been lost for so long that the page may be out of date. */
function useIsLostForLong(isLost: boolean): boolean {
  const [isLong, setLong] = useState(false);
  if (!isLost && isLong) setLong(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLong;
}
