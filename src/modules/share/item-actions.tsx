import DownloadIcon from 'lucide-react/icons/download';
import ShareIcon from 'lucide-react/icons/share-2';
import {
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type SyntheticEvent,
} from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { confirmBriefly } from '@/components/toast/confirm-store';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { ActionNote } from './action-note';
import { copy } from './copy';
import type ShareMomentPart from './share-item';
import { useSaving } from './use-saving';

type Part = ComponentType<ComponentProps<typeof ShareMomentPart>>;

interface Props {
  item: TimelineItem;
  /** Utilities for the buttons, such as colours over a photo. */
  className?: string;
}

/** React hands on what happens in the dialog as if it had happened here: it goes no further. */
const keep = (event: SyntheticEvent) => event.stopPropagation();
const kept = {
  onClick: keep,
  onKeyDown: keep,
  onPointerDown: keep,
  onPointerMove: keep,
  onPointerUp: keep,
  onTouchStart: keep,
  onTouchMove: keep,
  onTouchEnd: keep,
  onWheel: keep,
};

/** Send this one moment, or keep it. What either needs comes at the first tap. */
export function MomentActions(props: Props) {
  // What was said of one moment does not hold for the next.
  return <Actions key={props.item.id} {...props} />;
}

function Actions({ item, className = 'button button-ghost' }: Props) {
  const links = useStoryLinks();
  const [Share, setShare] = useState<Part | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const saving = useSaving(item, () => setNote(null));

  const share = () => {
    setNote(null);
    import('./share-item').then(
      (code) => setShare(() => code.default),
      () => setNote(copy.codeFailed),
    );
  };
  const close = () => {
    setShare(null);
    setNote(null);
    shareButton.current?.focus({ preventScroll: true });
  };
  const onCopied = () => {
    close();
    confirmBriefly(copy.copied);
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2.5">
        {links && (
          <button
            ref={shareButton}
            type="button"
            aria-haspopup="dialog"
            className={className}
            onClick={share}
          >
            <ShareIcon aria-hidden="true" className="size-5 shrink-0" />
            {copy.share}
          </button>
        )}
        <button type="button" className={className} onClick={saving.toggle}>
          <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
          {saving.state === 'saving' ? copy.saving(saving.part) : copy.save}
        </button>
      </div>
      <ActionNote note={note} saving={saving} fileUrl={item.media_url} />
      {Share && links && (
        <div {...kept} role="presentation">
          <ErrorBoundary renderFallback={() => null}>
            <Share item={item} path={links.itemPath(item.id)} onClose={close} onCopied={onCopied} />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
