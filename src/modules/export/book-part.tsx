import BookIcon from 'lucide-react/icons/book-open';
import { useEffect, useMemo, useState } from 'react';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { CoverChoice } from './cover-choice';
import { coversOf } from './covers';
import { KeepPart } from './export-part';
import { useBooklet } from './use-booklet';
import { useFocusAfter } from './use-focus-after';
import { Working } from './working';

interface Props {
  timeline: Timeline;
  items: readonly TimelineItem[];
  disabled: boolean;
  warned: boolean;
  onWorking: (working: boolean) => void;
}

/** The story on paper. */
export function BookPart({ timeline, items, disabled, warned, onWorking }: Props) {
  const covers = useMemo(() => coversOf(items), [items]);
  const [chosen, setChosen] = useState<string | null>();
  const cover = chosen === undefined ? (covers[0]?.id ?? null) : chosen;
  const { now, make, print, stop, booklet } = useBooklet({ timeline, items, cover });
  const isWorking = now.state === 'working';
  useEffect(() => onWorking(isWorking), [isWorking, onWorking]);
  const button = useFocusAfter(isWorking, disabled);
  return (
    <KeepPart Icon={BookIcon} title={copy.bookTitle} help={copy.bookHelp}>
      {isWorking ? (
        <Working
          part={now.all === 0 ? 0 : now.done / now.all}
          text={copy.picturesOf(now.done, now.all)}
          warned={warned}
          onStop={stop}
        />
      ) : (
        <>
          {covers.length > 0 && <CoverChoice covers={covers} chosen={cover} onChange={setChosen} />}
          <button
            ref={button}
            type="button"
            className="button"
            disabled={disabled}
            onClick={now.state === 'ready' ? print : () => void make()}
          >
            {now.state === 'ready' ? copy.bookAgain : copy.bookStart}
          </button>
        </>
      )}
      <div aria-live="polite">
        {now.state === 'ready' && (
          <p className="mt-3">
            {copy.bookDone} {now.missing > 0 && copy.bookMissing(now.missing)}
          </p>
        )}
        {now.state === 'stopped' && <p className="mt-3">{copy.bookStopped}</p>}
        {now.state === 'failed' && <p className="mt-3">{copy.bookFailed}</p>}
      </div>
      {booklet}
    </KeepPart>
  );
}
