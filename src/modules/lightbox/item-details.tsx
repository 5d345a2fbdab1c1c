import ExternalLinkIcon from 'lucide-react/icons/external-link';
import MapPinIcon from 'lucide-react/icons/map-pin';
import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf, unknownContributor } from '@/modules/timeline/people/contributor-names';
import { ForeignLink } from '@/modules/item-card/media/linked-media';
import { ItemDate } from '@/modules/item-card/item-date/item-date';
import { placeOf } from '@/modules/timeline/places';
import { languageOf } from '@/modules/timeline/item-language';
import { captionOf } from '@/modules/item-card/media/picture';
import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { hasMediaSlide, hasTextSlide } from './slides/item-slide';
import { useOverflows } from './use-overflows';

interface HeadProps {
  item: TimelineItem;
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  notice: string | null | undefined;
}

/**
 * Title, date and contributor of the item. Before its picture, player or letter in the document, so that a
 * screen reader that begins at the title reaches these; on the screen it stands above the details. A reader
 * view keeps what is around a sentence, so there is one that is not shown: a title and a date are too short. Of its
 * parents it takes the one whose class says `content` (and would take one with `story`), so that has the picture too.
 */
export const ItemHead = memo(function ItemHead({ item, titleId, titleRef, notice }: HeadProps) {
  const contributor = contributorOf(item);
  return (
    <div className="lightbox-head lightbox-dark">
      <div aria-live="polite">{notice && <p className="lightbox-notice">{notice}</p>}</div>
      <div className="lightbox-thread">
        <p className="reader-line">{copy.readerLine}</p>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="lightbox-title user-text">
          {item.title.trim() || typeOf(item).name}
        </h2>
        <p className="landmark lightbox-date">
          <ItemDate item={item} />
        </p>
        {contributor.name !== unknownContributor && (
          <p className="lightbox-detail">
            <Avatar {...contributor} className="size-8 text-[0.875rem]" />
            <span className="user-text">
              <span className="sr-only">{copy.contributor} </span>
              <span>{contributor.name}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  );
});

interface Props {
  item: TimelineItem;
  /** Buttons to share and save the item. */
  actions: ReactNode;
  /** Called when the text starts or stops to overflow. */
  onOverflow: (overflows: boolean) => void;
}

/** Text, place and transcript of the item. */
export const ItemDetails = memo(function ItemDetails({ item, actions, onOverflow }: Props) {
  const box = useRef<HTMLElement>(null);
  useOverflows(box, onOverflow);
  const { metadata, media_url: url, foreignUrl } = item;
  const isOnSlide = hasTextSlide(item);
  const text = isOnSlide ? undefined : item.description?.trim();
  const caption = captionOf(item);
  const place = placeOf(item);
  const transcript = metadata.transcript?.trim();
  const shownId = useRef(item.id);
  useLayoutEffect(() => {
    if (box.current && shownId.current !== item.id) box.current.scrollTop = 0;
    shownId.current = item.id;
  });
  return (
    <section
      ref={box}
      data-text
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
      tabIndex={0}
      aria-label={copy.details}
      className="lightbox-details lightbox-dark"
    >
      <div className="lightbox-thread">
        {caption && <p className="user-text mt-1 font-display text-muted italic">{caption}</p>}
        {text && (
          <p lang={languageOf(item)} className="lightbox-text user-text">
            {text}
          </p>
        )}
        {url && !hasMediaSlide(item) && (
          <a href={url} target="_blank" rel="noopener noreferrer" className="lightbox-link">
            <ExternalLinkIcon aria-hidden="true" className="size-5 shrink-0" />
            {copy.openMedia}
          </a>
        )}
        {isOnSlide && foreignUrl && <ForeignLink url={foreignUrl} className="lightbox-link" />}
        {/* For those who do not see the file; with a picture it is said already. */}
        {metadata.alt_text && !(hasMediaSlide(item) && typeOf(item).saysAlt) && (
          <p className="sr-only">{copy.shows(metadata.alt_text)}</p>
        )}
        {place && (
          <p className="lightbox-detail">
            <MapPinIcon aria-hidden="true" className="mx-1 size-6 shrink-0" />
            <span className="user-text">
              <span className="sr-only">{copy.place} </span>
              <span>{place}</span>
            </span>
          </p>
        )}
        {transcript && <WrittenTranscript text={transcript} lang={languageOf(item)} />}
        {actions && <div className="mt-5">{actions}</div>}
      </div>
    </section>
  );
});

const WrittenTranscript = ({ text, lang }: { text: string; lang: string | undefined }) => (
  <div className="lightbox-transcript">
    <h3>{copy.transcript}</h3>
    <p lang={lang} className="lightbox-text user-text font-display italic">
      {text}
    </p>
  </div>
);
