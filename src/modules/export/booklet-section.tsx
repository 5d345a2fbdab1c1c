import BookIcon from 'lucide-react/icons/book-open';
import { useMemo, useState } from 'react';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { coverOf } from './booklet/pictures';
import { copy } from './copy';
import { CoverChoice, pickCoverCandidates } from './cover-choice';
import { ExportSection, type SectionProps } from './export-section';
import { useBooklet } from './use-booklet';

interface Props extends SectionProps {
  timeline: Timeline;
  items: readonly TimelineItem[];
}

/** Whether the browser prints the page numbers of the booklet. Firefox has no margin boxes. */
function numbersPages(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-center { content: counter(page); } }');
  return sheet.cssRules[0]?.cssText.includes('@bottom-center') ?? false;
}

export function BookletSection({ timeline, items, ...section }: Props) {
  const covers = useMemo(() => pickCoverCandidates(items), [items]);
  const [chosenCover, setChosenCover] = useState<string | null>();
  const cover = chosenCover === undefined ? (coverOf(covers)?.id ?? null) : chosenCover;
  const { state, make, print, stop, booklet } = useBooklet({ timeline, items, cover });
  const isWorking = state.status === 'working';
  return (
    <>
      <ExportSection
        {...section}
        Icon={BookIcon}
        title={copy.bookTitle}
        help={copy.bookHelp}
        work={isWorking ? { ...state, text: copy.picturesOf(state.done, state.all) } : null}
        choices={
          covers.length > 0 && (
            <CoverChoice covers={covers} selected={cover} onChange={setChosenCover} />
          )
        }
        start={
          state.status === 'ready'
            ? { label: copy.bookAgain, run: print }
            : { label: copy.bookStart, run: () => void make() }
        }
        onStop={stop}
      >
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
        {state.status === 'not-printed' && <p className="mt-3">{copy.bookNotPrinted}</p>}
      </ExportSection>
      {booklet}
    </>
  );
}
