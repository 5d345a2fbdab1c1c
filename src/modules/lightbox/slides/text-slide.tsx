import { useEffect, useRef, type PointerEvent } from 'react';
import { copy } from '../copy';
import { languageOf } from '@/modules/timeline/item-language';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { SlideProps } from './slide-props';

/** The text of a text item; its title if it has no text. */
export const getItemText = ({ description, title }: TimelineItem) =>
  description?.trim() || title.trim();

/** The language of that text; undefined for Dutch, that of a title. */
export const getTextLanguage = (item: TimelineItem) =>
  item.description?.trim() ? languageOf(item) : undefined;

/** A mouse drag selects text instead of swiping. */
const stopMouseDrag = (event: PointerEvent) => {
  if (event.pointerType === 'mouse') event.stopPropagation();
};

/** A text item; a long text scrolls. */
export function TextSlide({ item, room, isOpen }: SlideProps) {
  const box = useRef<HTMLElement>(null);
  const text = getItemText(item);
  useEffect(() => {
    const section = box.current;
    // The carousel handles the wheel as zoom, and prevents scrolling.
    const stopVerticalWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) event.stopPropagation();
    };
    section?.addEventListener('wheel', stopVerticalWheel, { passive: true });
    return () => section?.removeEventListener('wheel', stopVerticalWheel);
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
      onPointerDown={stopMouseDrag}
    >
      <WholeText text={text} lang={getTextLanguage(item)} />
    </section>
  );
}

/** The whole text on its paper. */
export function WholeText({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <p lang={lang} className="letter-paper user-text">
      {text}
    </p>
  );
}
