import { createElement, type ComponentType, type ReactNode } from 'react';
import { AudioSlide } from '@/modules/lightbox/slides/audio-slide';
import { EmptySlide } from '@/modules/lightbox/slides/empty-slide';
import { hasTextSlide } from '@/modules/lightbox/slides/item-slide';
import { getItemText, getTextLanguage, WholeText } from '@/modules/lightbox/slides/text-slide';
import { ItemDetails, ItemHead } from '@/modules/lightbox/item-details';
import '@/modules/lightbox/lightbox.css';
import { sourceSetOf, pictureAlt } from '@/modules/item-card/media/picture';
import { labelOf } from '@shared/item-label';
import { byShownAs, typeOf, type ShownAs } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { openedItemId } from './leave-first-screen';

interface Props {
  item: TimelineItem;
  story: { title: string; path: string };
  /** At the end of the details. */
  children: ReactNode;
}

/**
 * The item of the address as the lightbox shows it, until that opens over it; and where no script runs.
 * Rendered by the share page only.
 */
export function OpenedItem({ item, story, children }: Props) {
  return (
    <div id={openedItemId} className="lightbox z-50" data-letter={hasTextSlide(item) || undefined}>
      <div className="lightbox-layout item-content">
        <div className="lightbox-toolbar lightbox-dark min-h-13 min-[900px]:min-h-14.5">
          <a href={story.path} className="user-text underline-offset-4 hover:underline">
            {copy.wholeStory(story.title)}
          </a>
        </div>
        <ItemHead
          item={item}
          titleId={`${openedItemId}-title`}
          titleRef={{ current: null }}
          notice={null}
        />
        <div className="lightbox-stage grid place-items-center p-3 min-[900px]:px-16">
          <OpenedMedia item={item} />
        </div>
        <ItemDetails
          item={item} // Not for a reader view, which leaves out what is called extra.
          actions={<div className="extra">{children}</div>}
          onOverflow={() => {}}
        />
        <div className="lightbox-navigation min-h-13.5" />
      </div>
    </div>
  );
}

interface FileProps {
  item: TimelineItem;
  url: string;
}

function OpenedVideo({ item, url }: FileProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the lightbox adds the captions
    <video
      src={url}
      poster={item.metadata.poster_url}
      controls
      playsInline
      preload="none"
      aria-label={labelOf(item)}
      className="lightbox-video size-full object-contain"
    />
  );
}

function OpenedPicture({ item, url }: FileProps) {
  const { poster_url, width, height } = item.metadata;
  const picture = typeOf(item).moves ? (poster_url ?? url) : url;
  const sources = sourceSetOf(picture, width);
  return (
    <img
      src={picture}
      srcSet={sources}
      sizes={sources && '(min-width: 900px) 65vw, 95vw'}
      alt={pictureAlt(item)}
      width={width}
      height={height}
      fetchPriority="high"
      className="lightbox-print max-h-full min-h-0 w-auto max-w-full object-contain p-2 min-[900px]:p-3.5"
    />
  );
}

const files: Record<ShownAs, ComponentType<FileProps> | null> = {
  picture: OpenedPicture,
  video: OpenedVideo,
  audio: AudioSlide,
  link: null,
};

function OpenedMedia({ item }: { item: TimelineItem }) {
  const { media_url: url } = item;
  const file = byShownAs(files, item);
  if (url && file) return createElement(file, { item, url });
  if (!hasTextSlide(item)) return <EmptySlide item={item} />;
  return (
    <section data-text className="lightbox-text-page max-h-full">
      <WholeText text={getItemText(item)} lang={getTextLanguage(item)} />
    </section>
  );
}
