import { useCallback, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { today } from '@/lib/dates';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { useStoryLinks, type StoryToolProps } from '@/modules/timeline/story-view';
import { storyTitle } from '@shared/story-summary';
import type { ArchiveInput } from './archive/archive-entries';
import { BookletSection } from './booklet-section';
import { copy } from './copy';
import './export.css';
import { colorsOf } from './archive/page/page-style';
import { ScopeChoice, type Scope } from './scope-choice';
import { ZipSection } from './zip-section';

export default function ExportStory({ view, onClose }: StoryToolProps) {
  const links = useStoryLinks();
  const { timeline, items, shown, isFiltered, isComplete } = view;
  const [scope, setScope] = useState<Scope>('all');
  const [runningExport, setRunningExport] = useState<'zip' | 'booklet' | null>(null);
  const [isCloseBlocked, setIsCloseBlocked] = useState(false);
  const onZipChange = useCallback(
    (isWorking: boolean) => setRunningExport(isWorking ? 'zip' : null),
    [],
  );
  const onBookletChange = useCallback(
    (isWorking: boolean) => setRunningExport(isWorking ? 'booklet' : null),
    [],
  );

  const canChoose = isFiltered && shown.length > 0;
  const isPart = canChoose && scope === 'shown';
  const exported = isPart ? shown : items;
  const title = storyTitle(timeline);
  const link = absoluteLink(withoutFilter(links?.storyPath ?? window.location.pathname));
  const createInput = (): ArchiveInput => ({
    timeline,
    items: exported,
    link,
    isPart,
    day: today(),
    colors: colorsOf(document.documentElement),
  });
  // An accidental click on the backdrop must not abort a running export.
  const closeUnlessRunning = () => (runningExport ? setIsCloseBlocked(true) : onClose());
  if (!runningExport && isCloseBlocked) setIsCloseBlocked(false);
  return (
    <Dialog
      title={copy.title}
      closeLabel={copy.close}
      onClose={closeUnlessRunning}
      className="md:w-[40rem] print:hidden"
    >
      {canChoose && (
        <ScopeChoice
          scope={scope}
          onChange={setScope}
          all={items.length}
          shown={shown.length}
          disabled={runningExport !== null}
        />
      )}
      <p aria-live="polite" className={isComplete ? '' : 'mb-4 rounded-bar bg-wash px-4 py-3'}>
        {!isComplete && copy.incomplete}
      </p>
      <ZipSection
        createInput={createInput}
        title={title}
        isPart={isPart}
        disabled={!isComplete || runningExport !== null}
        isCloseBlocked={isCloseBlocked}
        onWorkingChange={onZipChange}
      />
      <BookletSection
        key={isPart ? 'part' : 'whole'}
        timeline={timeline}
        items={exported}
        disabled={!isComplete || runningExport !== null}
        isCloseBlocked={isCloseBlocked}
        onWorkingChange={onBookletChange}
      />
      <p className="border-t border-line pt-4 text-small text-muted">{copy.private}</p>
    </Dialog>
  );
}
