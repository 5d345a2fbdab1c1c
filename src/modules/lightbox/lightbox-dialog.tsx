import { useIsPresent } from 'framer-motion';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { Modal } from '@/components/ui/modal';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { labelOf } from '@shared/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';
import { Carousel } from './carousel';
import { copy } from './copy';
import { handleLightboxKey } from './handle-key';
import { ItemDetails, ItemHead } from './item-details';
import './lightbox.css';
import { goToIndex, goToNearestIndex, openLightbox, updateItems } from './lightbox-state';
import { lockPage } from './lock-page';
import { useHasMotion } from './motion/motion';
import { minMaxZoom } from './motion/picture-size';
import { NavigationButtons } from './navigation-buttons';
import { canZoom, hasTextSlide } from './slides/item-slide';
import { LightboxStage } from './stage';
import { LightboxToolbar } from './toolbar';

export interface LightboxDialogProps {
  /** The items to page through, in order; may change while the lightbox is open. */
  items: readonly TimelineItem[];
  /** The item to open at. */
  startId: string;
  /** The number of items; undefined while it is unknown. */
  total: number | undefined;
  /** A message about how the reader came here. */
  notice?: string | null;
  /** Called with each item that is shown. */
  onView: (id: string) => void;
  onClose: () => void;
  /** The actions under the text of an item, such as sharing and saving. */
  actions?: ((item: TimelineItem) => ReactNode) | undefined;
}

/**
 * One item, large, in a dialog over the page. During its exit animation it is closed for the browser
 * and for assistive technology: focus and scroll offset are restored already.
 */
export function LightboxDialog(props: LightboxDialogProps) {
  const { items, startId, total, notice, onView, onClose, actions } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const controller = useRef<ControllerRef>(null);
  const zoomControls = useRef<ZoomRef>(null);
  const keyHandler = useRef<KeyboardEventHandler>(null);
  const titleId = useId();
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(minMaxZoom);
  const [isMediaPlaying, setMediaPlaying] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [hasOverflow, setOverflow] = useState(false);
  const [state, setState] = useState(() => openLightbox(items, startId));
  const current = updateItems(state, items, isMediaPlaying || zoom > 1);
  if (current !== state) setState(current);
  const isPresent = useIsPresent();
  const hasMotion = useHasMotion();
  const index = items.findIndex(({ id }) => id === current.id);
  const item = items[index];
  const report = useEffectEvent((id: string | null) => (id === null ? onClose() : onView(id)));
  useEffect(() => report(state.id), [state.id]);
  useEffect(() => {
    // The focused element may have been removed with its slide, and then no key would be heard.
    if (isPresent && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  });

  const itemActions = useMemo(() => item && actions?.(item), [item, actions]);
  const goTo = (target: number) => setState(goToNearestIndex(current, target));
  const navigate = (step: 1 | -1) => {
    if (!controller.current) goTo(index + step);
    else if (step > 0) controller.current.next();
    else controller.current.prev();
  };
  const position = copy.position(index + 1, total);
  return (
    <Modal
      isOpen={isPresent}
      coversPage
      initialFocus={title}
      prepare={lockPage}
      onClose={onClose}
      onKeyDown={(event) =>
        handleLightboxKey(event, {
          goTo,
          navigate,
          zoomControls: zoomControls.current,
          carouselKeys: keyHandler.current,
        })
      }
      aria-labelledby={titleId}
      className="lightbox"
      inert={!isPresent}
      aria-hidden={!isPresent || undefined}
      data-exiting={(!isPresent && hasMotion) || undefined}
      data-expanded={isExpanded || undefined}
      data-letter={(item && hasTextSlide(item)) || undefined}
    >
      {item && (
        // A click on a picture leaves the focus here, where keys are heard.
        <div className="lightbox-layout item-content outline-none" tabIndex={-1}>
          <LightboxToolbar
            position={position}
            canZoom={canZoom(item)}
            zoom={zoom}
            maxZoom={maxZoom}
            zoomControls={zoomControls}
            onClose={onClose}
          />
          <ItemHead
            item={item}
            titleId={titleId}
            titleRef={title}
            notice={current.isItemRemoved ? copy.gone : item.id === startId ? notice : null}
          />
          <LightboxStage item={item}>
            <Carousel
              state={current}
              controller={controller}
              zoomControls={zoomControls}
              keyHandler={keyHandler}
              maxZoom={maxZoom}
              onMaxZoom={setMaxZoom}
              onView={(target) => {
                setZoom(1);
                setState(goToIndex(current, target));
              }}
              onZoom={setZoom}
              onPlayingChange={setMediaPlaying}
              onClose={onClose}
            />
          </LightboxStage>
          <ItemDetails item={item} actions={itemActions} onOverflow={setOverflow} />
          <NavigationButtons
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onNavigate={navigate}
            isExpanded={isExpanded}
            canExpand={isExpanded || hasOverflow}
            onExpandedChange={() => setExpanded(!isExpanded)}
          />
          <p aria-live="polite" className="sr-only">
            {current.hasNavigated &&
              copy.announcement(position, labelOf(item), formatItemDate(item).spoken)}
          </p>
        </div>
      )}
    </Modal>
  );
}
