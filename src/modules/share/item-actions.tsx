import DownloadIcon from 'lucide-react/icons/download';
import ShareIcon from 'lucide-react/icons/share-2';
import { useRef, useState, type SyntheticEvent } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { ErrorBoundary } from '@/components/error-boundary';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { ActionMessage } from './action-message';
import { copy } from './copy';
import { useSaveItem } from './use-save-item';

interface Props {
  item: TimelineItem;
  /** Classes of the buttons. */
  className?: string;
}

/** React events bubble through the portal of the dialog; the lightbox must not get them. */
const stop = (event: SyntheticEvent) => event.stopPropagation();
const heard =
  'Click KeyDown PointerDown PointerMove PointerUp TouchStart TouchMove TouchEnd Wheel'.split(' ');
const stopEvents = Object.fromEntries(heard.map((name) => [`on${name}`, stop]));

/** Buttons to share and save an item; their code is loaded on the first click. */
export function ItemActions(props: Props) {
  // Keyed, so that a message of one item is not shown with the next.
  return <Actions key={props.item.id} {...props} />;
}

/** The dialog to share the item, which is loaded when it is first opened. */
function useShareDialog(setMessage: (message: string | null) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const code = useLazyModule(
    () => import('./share-item'),
    isOpen || null,
    (error) => {
      setIsOpen(false);
      if (!reportCrash(error)) setMessage(copy.codeFailed);
    },
  );
  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setMessage(null);
  };
  return {
    button,
    Dialog: isOpen ? code?.default : undefined,
    open: () => show(true),
    close: () => {
      show(false);
      button.current?.focus({ preventScroll: true });
    },
  };
}

function Actions({ item, className = 'button button-ghost' }: Props) {
  const links = useStoryLinks();
  const [message, setMessage] = useState<string | null>(null);
  const { button, Dialog, open, close } = useShareDialog(setMessage);
  const saving = useSaveItem(item, () => setMessage(null));
  return (
    <div>
      <div className="flex flex-wrap gap-2.5">
        {links && (
          <button ref={button} type="button" className={className} onClick={open}>
            <ShareIcon aria-hidden="true" className="size-5 shrink-0" />
            {copy.share}
          </button>
        )}
        {links?.timeline?.allow_download !== false && (
          <button type="button" className={className} onClick={saving.toggle}>
            <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
            <span>{saving.state === 'saving' ? copy.saving(saving.progress) : copy.save}</span>
          </button>
        )}
      </div>
      <ActionMessage
        message={message}
        saving={saving}
        fileUrl={item.media_url ?? item.foreignUrl}
      />
      {Dialog && links && (
        <div {...stopEvents} role="presentation">
          <ErrorBoundary renderFallback={() => null}>
            <Dialog item={item} path={links.itemPath(item.id)} onClose={close} />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
