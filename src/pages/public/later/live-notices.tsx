import ArrowUpDownIcon from 'lucide-react/icons/arrow-up-down';
import { useIsLongerThan } from '@/lib/browser/use-is-longer-than';
import { copy } from './copy';

interface Props {
  /** How many new items wait to be shown. */
  pendingCount: number;
  onShowPending: () => void;
  /** The live connection was lost. */
  isLost: boolean;
}

/** A shorter interruption is not reported. */
const patienceMs = 10_000;

/** Notices of live updates, laid over the story so that nothing in it moves. */
export function LiveNotices({ pendingCount, onShowPending, isLost }: Props) {
  const isLostForLong = useIsLongerThan(patienceMs, isLost);
  return (
    <div className="pointer-events-none sticky top-3 z-20 h-0 print:hidden">
      <output className="flex flex-col items-center gap-2">
        {pendingCount > 0 && (
          <button
            type="button"
            className="button pointer-events-auto gap-2 shadow-print"
            onClick={onShowPending}
          >
            <ArrowUpDownIcon aria-hidden="true" className="size-5" />
            <span>{copy.pendingItems(pendingCount)}</span>
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
