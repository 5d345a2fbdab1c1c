import { lazy, Suspense, useState, type ComponentType } from 'react';
import { confirmBriefly, showToast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { StoryLinksContext, type StoryToolProps } from '@/modules/timeline/story-view';
import ConsentBar from '@/modules/consent/consent-bar';
import { copy } from './copy';
import { view } from './samples';

const Lightbox = lazy(() => import('@/modules/lightbox/lightbox'));

function PlainDialog({ onClose }: StoryToolProps) {
  return (
    <Dialog title={copy.open} closeLabel={copy.close} onClose={onClose}>
      <p>{copy.dialogText}</p>
    </Dialog>
  );
}

function OpenLightbox({ onClose }: StoryToolProps) {
  const { shown } = view;
  return (
    <Lightbox
      items={shown}
      startId={shown[0]!.id}
      total={shown.length}
      onView={() => {}}
      onClose={onClose}
    />
  );
}

const dialogs: readonly [name: string, Part: ComponentType<StoryToolProps>][] = [
  [copy.open, PlainDialog],
  [copy.lightbox, OpenLightbox],
  [copy.slideshow, lazy(() => import('@/modules/slideshow/slideshow'))],
  [copy.readAloud, lazy(() => import('@/modules/slideshow/read-aloud'))],
  [copy.map, lazy(() => import('@/modules/map/story-map'))],
  [copy.share, lazy(() => import('@/modules/share/share-story'))],
  [copy.export, lazy(() => import('@/modules/export/export-story'))],
  [copy.displaySettings, lazy(() => import('@/modules/display-settings/display-settings-dialog'))],
  [copy.consent, ({ onClose }) => <ConsentBar onAnswer={onClose} />],
];

const message = { title: copy.toast, description: copy.toastText };
const messages: readonly [name: string, show: () => void][] = [
  [copy.toast, () => showToast(message)],
  [copy.faultToast, () => showToast({ ...message, variant: 'destructive' })],
  [copy.confirmation, () => confirmBriefly(copy.confirmation)],
];

const links = { storyPath: '/catalogus/', itemPath: () => '/catalogus/' };

export function Dialogs() {
  const [Part, setPart] = useState<ComponentType<StoryToolProps> | null>(null);
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {dialogs.map(([name, Opened]) => (
        <Button key={name} onClick={() => setPart(() => Opened)}>
          {name}
        </Button>
      ))}
      {messages.map(([name, show]) => (
        <Button key={name} className="button-ghost" onClick={show}>
          {name}
        </Button>
      ))}
      <Button className="button-ghost" data-tooltip={copy.hintText}>
        {copy.hint}
      </Button>
      <StoryLinksContext value={links}>
        <Suspense>{Part && <Part view={view} onClose={() => setPart(null)} />}</Suspense>
      </StoryLinksContext>
    </div>
  );
}
