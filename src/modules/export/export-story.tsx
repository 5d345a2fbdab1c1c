import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { today } from '@/lib/dates';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { useStoryLinks, type StoryToolProps } from '@/modules/timeline/story-view';
import type { ArchiveInput } from './archive/archive-entries';
import { BookletSection } from './booklet-section';
import { copy } from './copy';
import './export.css';
import { colorsOf } from './archive/page/page-style';
import { ScopeChoice, type Scope } from './scope-choice';
import { ZipSection } from './zip-section';

const archiveInput = (input: Omit<ArchiveInput, 'day' | 'colors'>): ArchiveInput => ({
  ...input,
  day: today(),
  colors: colorsOf(document.documentElement),
});

export default function ExportStory({ view, onClose }: StoryToolProps) {
  const links = useStoryLinks();
  const { timeline, items, shown, isFiltered, isComplete } = view;
  const [scope, setScope] = useState<Scope>('all');
  const [isZipping, setIsZipping] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isCloseBlocked, setIsCloseBlocked] = useState(false);
  const isRunning = isZipping || isPrinting;
  const canChoose = isFiltered && shown.length > 0;
  const isPart = canChoose && scope === 'shown';
  const exported = isPart ? shown : items;
  const link = absoluteLink(withoutFilter(links?.storyPath ?? window.location.pathname));
  const createInput = () => archiveInput({ timeline, items: exported, link, isPart });
  // An accidental click on the backdrop must not abort a running export.
  const closeUnlessRunning = () => (isRunning ? setIsCloseBlocked(true) : onClose());
  if (!isRunning && isCloseBlocked) setIsCloseBlocked(false);
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
          disabled={isRunning}
        />
      )}
      <p aria-live="polite" className={isComplete ? '' : 'mb-4 rounded-bar bg-wash px-4 py-3'}>
        {!isComplete && copy.incomplete}
      </p>
      <BookletSection
        key={isPart ? 'part' : 'whole'}
        disabled={!isComplete || isZipping}
        isCloseBlocked={isCloseBlocked}
        timeline={timeline}
        items={exported}
        onWorkingChange={setIsPrinting}
      />
      <ZipSection
        disabled={!isComplete || isPrinting}
        isCloseBlocked={isCloseBlocked}
        createInput={createInput}
        isPart={isPart}
        onWorkingChange={setIsZipping}
      />
      <p className="border-t border-line pt-4 text-small text-muted">{copy.private}</p>
    </Dialog>
  );
}
