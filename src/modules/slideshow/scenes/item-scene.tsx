import { useId } from 'react';
import { SoundBars } from '@/modules/media/variants/sound-bars';
import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf, unknownContributor } from '@/modules/timeline/people/contributor-names';
import { ItemDate } from '@/modules/item-card/item-date/item-date';
import { locationBadge } from '@/modules/timeline/places';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable';
import { ForeignLink, ForeignMedia } from '@/modules/item-card/media/linked-media';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import { languageOf } from '@/modules/timeline/item-language';
import { byShownAs, typeOf, type ShownAs } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy as cardCopy } from '@/modules/item-card/copy';
import { copy } from '../copy';
import type { Line } from '../voice/lines';
import { MarkedText } from '../voice/marked-text';
import { VideoPart, type MediaFault } from './video-part';
import { PicturePart } from './picture-part';
import { countWords } from './reading-time';
import { getStillUrl } from './scenes';
import { AutoScrollText } from './auto-scroll-text';

export interface ItemSceneProps {
  item: TimelineItem;
  /** False during its fade-out. */
  isCurrent: boolean;
  isPaused: boolean;
  isBroken: boolean;
  fault: MediaFault | null;
  /** The line that the voice says. */
  spoken: Line | null;
  /** The expected reading progress, 0 to 1. */
  readRatio: number;
  /** Playback progress, 0 to 1. */
  playedRatio: number;
  player: HTMLVideoElement;
  onDone: () => void;
  onBroken: () => void;
}

type Layout = 'picture' | 'video' | 'audio' | 'page';

const layouts: Record<ShownAs, Layout> = {
  picture: 'picture',
  video: 'video',
  audio: 'audio',
  link: 'page',
};

function getLayout(item: TimelineItem): Layout {
  if (getStillUrl(item) !== null) return 'picture';
  if (item.media_url !== null) return byShownAs(layouts, item);
  return item.foreignUrl && !typeOf(item).isWritten ? 'picture' : 'page';
}

/** Short texts get a larger font. */
function getTextSize(wordCount: number): 'few' | 'some' | 'many' {
  if (wordCount <= 45) return 'few';
  return wordCount <= 130 ? 'some' : 'many';
}

/** One item on the whole screen. */
export function ItemScene(props: ItemSceneProps) {
  const { item, isBroken, fault, spoken, readRatio } = props;
  const titleId = useId();
  const layout = getLayout(item);
  const description = item.description?.trim() ?? '';
  const hasTranscript = layout === 'audio' || (layout === 'video' && isBroken);
  const transcript = (hasTranscript && item.metadata.transcript?.trim()) || '';
  const wordCount = countWords(description) + countWords(transcript);
  const isCaption = wordCount === 0 && (layout === 'picture' || layout === 'video');
  const isPage = layout === 'page';
  const hasText = wordCount > 0 || fault !== null || (layout === 'audio' && isBroken);
  const head = <SceneHead {...props} titleId={titleId} />;
  return (
    <article
      data-layout={layout}
      data-caption={isCaption || undefined}
      data-size={getTextSize(wordCount)}
      className="slideshow-item"
      {...(item.title.trim() && { 'aria-labelledby': titleId })}
    >
      {!isPage && head}
      <MediaPart {...props} layout={layout} />
      {(isPage || hasText) && (
        <AutoScrollText progress={readRatio} className={isPage ? 'slideshow-page' : ''}>
          {isPage && head}
          {fault && <UndecodableNote item={item} isSoundOnly={fault === 'no-picture'} />}
          {layout === 'audio' && isBroken && !fault && (
            <p className="slideshow-note">
              {wordCount > 0 ? copy.audioBroken : cardCopy.broken.audio}
            </p>
          )}
          {description && (
            <p
              lang={languageOf(item)}
              className={transcript ? 'slideshow-note' : 'slideshow-text font-display'}
            >
              <MarkedText text={description} part="description" spoken={spoken} />
            </p>
          )}
          {transcript && (
            <p lang={languageOf(item)} className="slideshow-text slideshow-transcript font-display">
              <MarkedText text={transcript} part="transcript" spoken={spoken} />
            </p>
          )}
          {isPage && item.foreignUrl && (
            <ForeignLink url={item.foreignUrl} className="slideshow-note" />
          )}
        </AutoScrollText>
      )}
    </article>
  );
}

/** First in the document, so that a screen reader says what it is before the picture; below it on the screen. */
function SceneHead({ item, titleId, spoken }: ItemSceneProps & { titleId: string }) {
  const title = item.title.trim();
  const { name } = contributorOf(item);
  const isKnown = name !== unknownContributor;
  const place = locationBadge(item.metadata.location_name);
  return (
    <div className="slideshow-head">
      {title && (
        <h3 id={titleId} className="slideshow-title">
          <MarkedText text={title} part="title" spoken={spoken} />
        </h3>
      )}
      <p className="landmark slideshow-date">
        <ItemDate item={item} />
      </p>
      {(isKnown || place) && (
        <p className="slideshow-byline">
          {isKnown && <span>{name}</span>}
          {isKnown && place && <span aria-hidden="true"> · </span>}
          {place && <span>{place}</span>}
        </p>
      )}
    </div>
  );
}

function MediaPart({ layout, ...props }: ItemSceneProps & { layout: Layout }) {
  const { item, isBroken } = props;
  const url = useHeldUrl(getStillUrl(item));
  if (layout === 'picture' && url) {
    return <PicturePart key={url} {...props} url={url} />;
  }
  if (layout === 'picture' && item.foreignUrl) {
    return (
      <div className="slideshow-picture slideshow-picture-missing">
        <ForeignMedia item={item} url={item.foreignUrl} />
      </div>
    );
  }
  if (layout === 'video') return <VideoPart {...props} />;
  if (layout === 'audio' && !isBroken) {
    return (
      <div aria-hidden="true" className="slideshow-audio">
        <Avatar {...contributorOf(item)} className="slideshow-avatar" />
        <SoundBars item={item} progress={props.playedRatio} className="slideshow-wave" />
      </div>
    );
  }
  return null;
}
