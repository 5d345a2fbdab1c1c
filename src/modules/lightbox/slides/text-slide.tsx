import { useEffect, useRef, type PointerEvent } from 'react';
import { isLetter } from '@/modules/item-card/written-page';
import { copy } from '../copy';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { SlideProps } from './item-slide';

/** The text of a text item; its title if it has no text. */
export const getItemText = ({ description, title }: TimelineItem) =>
  description?.trim() || title.trim();

/** A mouse drag selects text instead of swiping. */
const keepSelecting = (event: PointerEvent) => {
  if (event.pointerType === 'mouse') event.stopPropagation();
};

/** A text item; a long text scrolls. */
export function TextSlide({ item, room, isOpen }: SlideProps) {
  const box = useRef<HTMLElement>(null);
  const text = getItemText(item);
  useEffect(() => {
    const page = box.current;
    // The carousel zooms by the wheel and would keep a long letter from scrolling.
    const keepScrolling = (event: WheelEvent) => {
      if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) event.stopPropagation();
    };
    page?.addEventListener('wheel', keepScrolling, { passive: true });
    return () => page?.removeEventListener('wheel', keepScrolling);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- long letters are scrolled by keyboard too
    <section
      ref={box}
      data-text
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long letters are scrolled by keyboard too
      tabIndex={isOpen ? 0 : -1}
      aria-label={copy.letter}
      style={{ maxHeight: room.height + 24 }}
      className="lightbox-text-page"
      onPointerDown={keepSelecting}
    >
      <div className="written-page-shadow">
        <p className={`own-words ${isLetter(text) ? 'typed-letter' : 'note-page font-display'}`}>
          {text}
        </p>
      </div>
    </section>
  );
}
