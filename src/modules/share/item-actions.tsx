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
import { ActionMessage } from './action-message';
import { copy } from './copy';
import type ShareItem from './share-item';
import { useSaveItem } from './use-save-item';

type ShareComponent = ComponentType<ComponentProps<typeof ShareItem>>;

interface Props {
  item: TimelineItem;
  /** Classes of the buttons. */
  className?: string;
}

/** React events bubble through the portal of the dialog; the lightbox must not get them. */
const stop = (event: SyntheticEvent) => event.stopPropagation();
const stopEvents = {
  onClick: stop,
  onKeyDown: stop,
  onPointerDown: stop,
  onPointerMove: stop,
  onPointerUp: stop,
  onTouchStart: stop,
  onTouchMove: stop,
  onTouchEnd: stop,
  onWheel: stop,
};

/** Buttons to share and save an item; their code is loaded on the first click. */
export function ItemActions(props: Props) {
  // Keyed, so that a message of one item is not shown with the next.
  return <Actions key={props.item.id} {...props} />;
}

function Actions({ item, className = 'button button-ghost' }: Props) {
  const links = useStoryLinks();
  const [Share, setShare] = useState<ShareComponent | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const saving = useSaveItem(item, () => setMessage(null));

  const onShare = () => {
    setMessage(null);
    import('./share-item').then(
      (code) => setShare(() => code.default),
      () => setMessage(copy.codeFailed),
    );
  };
  const onClose = () => {
    setShare(null);
    setMessage(null);
    shareButton.current?.focus({ preventScroll: true });
  };
  const onCopied = () => {
    onClose();
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
            onClick={onShare}
          >
            <ShareIcon aria-hidden="true" className="size-5 shrink-0" />
            {copy.share}
          </button>
        )}
        <button type="button" className={className} onClick={saving.toggle}>
          <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
          {saving.state === 'saving' ? copy.saving(saving.progress) : copy.save}
        </button>
      </div>
      <ActionMessage
        message={message}
        saving={saving}
        fileUrl={item.media_url ?? item.foreignUrl}
      />
      {Share && links && (
        <div {...stopEvents} role="presentation">
          <ErrorBoundary renderFallback={() => null}>
            <Share
              item={item}
              path={links.itemPath(item.id)}
              onClose={onClose}
              onCopied={onCopied}
            />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
