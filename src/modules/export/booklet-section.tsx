import BookIcon from 'lucide-react/icons/book-open';
import { useEffect, useMemo, useState } from 'react';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { CoverChoice, pickCoverCandidates } from './cover-choice';
import { ExportSection } from './export-section';
import { useBooklet } from './use-booklet';
import { useFocusReturn } from './use-focus-return';
import { ExportProgress } from './export-progress';

interface Props {
  timeline: Timeline;
  items: readonly TimelineItem[];
  disabled: boolean;
  isCloseBlocked: boolean;
  onWorkingChange: (isWorking: boolean) => void;
}

/** Whether the browser prints the page numbers of the booklet. Firefox has no margin boxes. */
function numbersPages(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-center { content: counter(page); } }');
  return sheet.cssRules[0]?.cssText.includes('@bottom-center') ?? false;
}

export function BookletSection({
  timeline,
  items,
  disabled,
  isCloseBlocked,
  onWorkingChange,
}: Props) {
  const covers = useMemo(() => pickCoverCandidates(items), [items]);
  const [chosenCover, setChosenCover] = useState<string | null>();
  const cover = chosenCover === undefined ? (covers[0]?.id ?? null) : chosenCover;
  const { state, make, print, stop, booklet } = useBooklet({ timeline, items, cover });
  const isWorking = state.status === 'working';
  useEffect(() => onWorkingChange(isWorking), [isWorking, onWorkingChange]);
  const button = useFocusReturn(isWorking, disabled);
  return (
    <ExportSection Icon={BookIcon} title={copy.bookTitle} help={copy.bookHelp}>
      {isWorking ? (
        <ExportProgress
          progress={state.all === 0 ? 0 : state.done / state.all}
          text={copy.picturesOf(state.done, state.all)}
          isCloseBlocked={isCloseBlocked}
          onStop={stop}
        />
      ) : (
        <>
          {covers.length > 0 && (
            <CoverChoice covers={covers} selected={cover} onChange={setChosenCover} />
          )}
          <button
            ref={button}
            type="button"
            className="button"
            disabled={disabled}
            onClick={state.status === 'ready' ? print : () => void make()}
          >
            {state.status === 'ready' ? copy.bookAgain : copy.bookStart}
          </button>
        </>
      )}
      <div aria-live="polite">
        {state.status === 'ready' && (
          <p className="mt-3">
            {[
              copy.bookDone,
              !numbersPages() && copy.bookNumbers,
              state.missing > 0 && copy.bookMissing(state.missing),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {state.status === 'stopped' && <p className="mt-3">{copy.bookStopped}</p>}
        {state.status === 'failed' && <p className="mt-3">{copy.bookFailed}</p>}
      </div>
      {booklet}
    </ExportSection>
  );
}
