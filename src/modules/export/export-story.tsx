import { useCallback, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { today } from '@/lib/dates';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { useStoryLinks, type StoryToolProps } from '@/modules/timeline/story-view';
import type { ArchivedStory } from './archive/archive';
import { BookPart } from './book-part';
import { copy } from './copy';
import './export.css';
import { colorsOf } from './archive/page/page-style';
import { ScopeChoice, type Scope } from './scope-choice';
import { ZipPart } from './zip-part';

export default function KeepStory({ view, onClose }: StoryToolProps) {
  const links = useStoryLinks();
  const { timeline, items, shown, isFiltered, isComplete } = view;
  const [chosen, setChosen] = useState<Scope>('all');
  const [working, setWorking] = useState<'zip' | 'book' | null>(null);
  const [warned, setWarned] = useState(false);
  const onZip = useCallback((is: boolean) => setWorking(is ? 'zip' : null), []);
  const onBook = useCallback((is: boolean) => setWorking(is ? 'book' : null), []);

  const canChoose = isFiltered && shown.length > 0;
  const isPart = canChoose && chosen === 'shown';
  const kept = isPart ? shown : items;
  const title = timeline.title.trim() || copy.untitled;
  const link = absoluteLink(withoutFilter(links?.storyPath ?? window.location.pathname));
  const storyOf = (): ArchivedStory => ({
    timeline,
    items: kept,
    link,
    isPart,
    day: today(),
    colors: colorsOf(document.documentElement),
  });
  // A stray tap beside the dialog must not throw away ten minutes of work.
  const close = () => (working ? setWarned(true) : onClose());
  if (!working && warned) setWarned(false);
  return (
    <Dialog
      title={copy.title}
      closeLabel={copy.close}
      onClose={close}
      className="md:w-[40rem] print:hidden"
    >
      {canChoose && (
        <ScopeChoice
          scope={chosen}
          onChange={setChosen}
          all={items.length}
          shown={shown.length}
          disabled={working !== null}
        />
      )}
      <p aria-live="polite" className={isComplete ? '' : 'mb-4 rounded-bar bg-wash px-4 py-3'}>
        {!isComplete && copy.incomplete}
      </p>
      <ZipPart
        storyOf={storyOf}
        title={title}
        isPart={isPart}
        disabled={!isComplete || working !== null}
        warned={warned}
        onWorking={onZip}
      />
      <BookPart
        key={isPart ? 'part' : 'whole'}
        timeline={timeline}
        items={kept}
        disabled={!isComplete || working !== null}
        warned={warned}
        onWorking={onBook}
      />
      <p className="border-t border-line pt-4 text-small text-muted">{copy.private}</p>
    </Dialog>
  );
}
