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
import { AlbumBar } from './album-bar';
import { AlbumStage } from './album-stage';
import { copy } from './copy';
import { openDeck, openedAt, renewed, turnedTo } from './deck';
import './lightbox.css';
import { canZoom } from './slides/moment-slide';
import { Placeholder } from './slides/placeholder';
import { turnByKey } from './turn-by-key';
import { TurnButtons } from './turn-buttons';
import { useFlight } from './motion/use-flight';
import { useModal } from './use-modal';
import { Words } from './words';

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
  const [isSounding, setSounding] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const [hasMoreWords, setMoreWords] = useState(false);
  const [deck, setDeck] = useState(() => openDeck(items, startId));
  // The album opens first, its page follows at once.
  const hasStage = useDeferredValue(true, false);
  const current = renewed(deck, items, isSounding || zoom > 1);
  if (current !== deck) setDeck(current);
  const stage = useRef<HTMLDivElement>(null);
  const isPresent = useIsPresent();
  useModal(dialog, title, isPresent, onClose);
  const place = items.findIndex(({ id }) => id === current.id);
  const item = items[place];
  const flight = useFlight(stage, item);
  const tell = useEffectEvent((id: string | null) => (id === null ? onClose() : onView(id)));
  useEffect(() => tell(deck.id), [deck.id]);
  useEffect(() => {
    // What had it may be gone with the page it stood on; then no key would be heard any more.
    if (isPresent && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  });

  const itemActions = useMemo(() => item && actions?.(item), [item, actions]);
  const openAt = (at: number) => setDeck(openedAt(current, at));
  const turn = (step: 1 | -1) => {
    if (!album.current) openAt(place + step);
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
      data-unfolded={isUnfolded || undefined}
      onKeyDown={(event) => turnByKey(event, { onClose, openAt, turn })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {item && (
        <div className="album-pages">
          <AlbumBar
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
                  <AlbumStage
                    deck={current}
                    album={album}
                    zoomer={zoomer}
                    onView={(at) => {
                      setZoom(1);
                      setDeck(turnedTo(current, at));
                    }}
                    onZoom={setZoom}
                    onSounding={setSounding}
                    onClose={onClose}
                  />
                ) : (
                  <Placeholder item={item} stage={flight.room} />
                )}
              </m.div>
            )}
          </div>
          <TurnButtons
            isFirst={place === 0}
            isLast={place === items.length - 1}
            onTurn={turn}
            isUnfolded={isUnfolded}
            canUnfold={isUnfolded || hasMoreWords}
            onUnfold={() => setUnfolded(!isUnfolded)}
          />
          <Words
            item={item}
            titleId={titleId}
            titleRef={title}
            actions={itemActions}
            onOverflow={setMoreWords}
            notice={current.isLost ? copy.gone : item.id === startId ? notice : null}
          />
          <p aria-live="polite" className="sr-only">
            {current.hasTurned &&
              copy.announcement(position, labelOf(item), formatItemDate(item).spoken)}
          </p>
        </div>
      )}
    </dialog>
  );
}
