import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { labelOf } from '@/modules/item-card/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';
import { LightboxToolbar } from './toolbar';
import { Carousel } from './carousel';
import { copy } from './copy';
import { openLightbox, goToNearestIndex, updateItems, goToIndex } from './lightbox-state';
import './lightbox.css';
import { canZoom } from './slides/item-slide';
import { Placeholder } from './slides/placeholder';
import { handleLightboxKey } from './handle-key';
import { NavigationButtons } from './navigation-buttons';
import { useThumbnailTransition } from './motion/use-thumbnail-transition';
import { useModal } from './use-modal';
import { ItemDetails } from './item-details';

export interface LightboxDialogProps {
  /** What one can leaf through, in that order; may change while it is open. */
  items: readonly TimelineItem[];
  /** The one to open at. */
  startId: string;
  /** How many there are in all; undefined while that is not known. */
  total: number | undefined;
  /** Something to say about how one came here. */
  notice?: string | null;
  /** Told whenever a moment lies open. */
  onView: (id: string) => void;
  onClose: () => void;
  /** What one can do with one moment, under its words: share it, keep it. */
  actions?: ((item: TimelineItem) => ReactNode) | undefined;
}

/**
 * One item, large, in a dialog over the page. While it exits it is closed for the browser and for
 * assistive technology: the focus and the scroll offset are back, and only the animation is left.
 */
export function LightboxDialog(props: LightboxDialogProps) {
  const { items, startId, total, notice, onView, onClose, actions } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const album = useRef<ControllerRef>(null);
  const zoomer = useRef<ZoomRef>(null);
  const titleId = useId();
  const [zoom, setZoom] = useState(1);
  const [isMediaPlaying, setMediaPlaying] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [hasOverflow, setOverflow] = useState(false);
  const [state, setState] = useState(() => openLightbox(items, startId));
  // The album opens first, its page follows at once.
  const hasStage = useDeferredValue(true, false);
  const current = updateItems(state, items, isMediaPlaying || zoom > 1);
  if (current !== state) setState(current);
  const stage = useRef<HTMLDivElement>(null);
  const isPresent = useIsPresent();
  useModal(dialog, title, isPresent, onClose);
  const place = items.findIndex(({ id }) => id === current.id);
  const item = items[place];
  const flight = useThumbnailTransition(stage, item);
  const tell = useEffectEvent((id: string | null) => (id === null ? onClose() : onView(id)));
  useEffect(() => tell(state.id), [state.id]);
  useEffect(() => {
    // What had it may be gone with the page it stood on; then no key would be heard any more.
    if (isPresent && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  });

  const itemActions = useMemo(() => item && actions?.(item), [item, actions]);
  const goTo = (at: number) => setState(goToNearestIndex(current, at));
  const turn = (step: 1 | -1) => {
    if (!album.current) goTo(place + step);
    else if (step > 0) album.current.next();
    else album.current.prev();
  };
  const position = copy.position(place + 1, total);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work everywhere in it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="album"
      inert={!isPresent}
      aria-hidden={!isPresent || undefined}
      data-exiting={flight.isExiting || undefined}
      data-unfolded={isExpanded || undefined}
      onKeyDown={(event) => handleLightboxKey(event, { onClose, goTo, turn })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {item && (
        <div className="album-pages">
          <LightboxToolbar
            position={position}
            canZoom={canZoom(item)}
            zoom={zoom}
            zoomer={zoomer}
            onClose={onClose}
          />
          <div
            ref={stage}
            className="album-stage"
            data-placeholder={flight.hasPlaceholder || undefined}
          >
            {flight.room && (
              <m.div className="album-flight" {...flight.motion}>
                {hasStage ? (
                  <Carousel
                    state={current}
                    album={album}
                    zoomer={zoomer}
                    onView={(at) => {
                      setZoom(1);
                      setState(goToIndex(current, at));
                    }}
                    onZoom={setZoom}
                    onPlayingChange={setMediaPlaying}
                    onClose={onClose}
                  />
                ) : (
                  <Placeholder item={item} stage={flight.room} />
                )}
              </m.div>
            )}
          </div>
          <NavigationButtons
            isFirst={place === 0}
            isLast={place === items.length - 1}
            onNavigate={turn}
            isExpanded={isExpanded}
            canExpand={isExpanded || hasOverflow}
            onExpandedChange={() => setExpanded(!isExpanded)}
          />
          <ItemDetails
            item={item}
            titleId={titleId}
            titleRef={title}
            actions={itemActions}
            onOverflow={setOverflow}
            notice={current.isItemRemoved ? copy.gone : item.id === startId ? notice : null}
          />
          <p aria-live="polite" className="sr-only">
            {current.hasNavigated &&
              copy.announcement(position, labelOf(item), formatItemDate(item).spoken)}
          </p>
        </div>
      )}
    </dialog>
  );
}
