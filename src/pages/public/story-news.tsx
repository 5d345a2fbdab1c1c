import ArrowUpDownIcon from 'lucide-react/icons/arrow-up-down';
import { copy } from './copy';
import { useIsLostForLong } from './use-is-lost-for-long';

interface Props {
  /** How many new moments wait to be shown. */
  waiting: number;
  onShow: () => void;
  isLost: boolean;
}

/** What the family does meanwhile, told without moving what one reads. */
export function StoryNews({ waiting, onShow, isLost }: Props) {
  const tellsLost = useIsLostForLong(isLost);
  return (
    <div className="pointer-events-none sticky top-3 z-20 h-0 print:hidden">
      <output className="flex flex-col items-center gap-2">
        {waiting > 0 && (
          <button
            type="button"
            className="button pointer-events-auto flex items-center gap-2 shadow-print"
            onClick={onShow}
          >
            <ArrowUpDownIcon aria-hidden="true" className="size-5" />
            {copy.news(waiting)}
          </button>
        )}
        {tellsLost && (
          <span className="pointer-events-auto rounded-bar border border-line bg-card px-4 py-2 text-small shadow-print">
            {copy.lost}
          </span>
        )}
      </output>
    </div>
  );
}
