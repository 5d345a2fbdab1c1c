import { useId } from 'react';
import { contributorName } from '@/modules/timeline/avatar';
import { ItemDate } from '@/modules/item-card/item-date/item-date';
import { locationBadge } from '@/modules/timeline/location-badge';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { FilmPart } from './film-part';
import { PicturePart } from './picture-part';
import { countWords, toldText } from './reading-time';
import { SoundPart } from './sound-part';
import { Words } from './words';

export interface MomentProps {
  item: TimelineItem;
  /** False while it fades away. */
  isCurrent: boolean;
  isBroken: boolean;
  /** How far its words should have been read, and its recording has been heard: 0 to 1. */
  read: number;
  heard: number;
  film: HTMLVideoElement;
  onDone: () => void;
  onBroken: () => void;
}

type Kind = 'picture' | 'film' | 'sound' | 'page';

function kindOfScene({ item_type: type, media_url: url }: TimelineItem): Kind {
  if (url === null) return 'page';
  if (type === 'photo' || type === 'gif') return 'picture';
  if (type === 'video') return 'film';
  return type === 'audio' ? 'sound' : 'page';
}

/** Few words may be large. */
function sizeOf(words: number): 'few' | 'some' | 'many' {
  if (words <= 45) return 'few';
  return words <= 130 ? 'some' : 'many';
}

/** One moment, as large as the screen. */
export function MomentScene(props: MomentProps) {
  const { item, isBroken, read } = props;
  const titleId = useId();
  const kind = kindOfScene(item);
  const title = item.title.trim();
  const description = toldText(item.description ?? '');
  const spoken = toldText(item.metadata.transcript ?? '');
  const hasTranscript = kind === 'sound' || (kind === 'film' && isBroken);
  const transcript = hasTranscript ? spoken.text : '';
  const isWhole = description.isWhole && (!transcript || spoken.isWhole);
  const words = countWords(description.text) + countWords(transcript);
  const place = locationBadge(item.metadata.location_name);
  const isCaption = words === 0 && (kind === 'picture' || kind === 'film');
  return (
    <article
      data-kind={kind}
      data-caption={isCaption || undefined}
      data-size={sizeOf(words)}
      className="telling-moment"
      {...(title && { 'aria-labelledby': titleId })}
    >
      <MediaPart {...props} kind={kind} />
      <Words progress={read} className={kind === 'page' ? 'telling-page' : ''}>
        <p className="telling-date">
          <ItemDate item={item} />
        </p>
        {title && (
          <h3 id={titleId} className="telling-title">
            {title}
          </h3>
        )}
        {kind === 'sound' && isBroken && (
          <p className="telling-aside">{words > 0 ? copy.soundBroken : copy.soundBrokenAlone}</p>
        )}
        {description.text && (
          <p className={transcript ? 'telling-aside' : 'telling-text'}>{description.text}</p>
        )}
        {transcript && <p className="telling-text telling-spoken">{transcript}</p>}
        {!isWhole && <p className="telling-aside">{copy.rest}</p>}
        <p className="telling-by">
          {[contributorName(item.creator?.display_name), place].filter(Boolean).join(' · ')}
        </p>
      </Words>
    </article>
  );
}

function MediaPart({ kind, ...props }: MomentProps & { kind: Kind }) {
  const { item, isCurrent, isBroken, heard, film, onDone, onBroken } = props;
  const url = item.media_url;
  if (kind === 'picture' && url) {
    return <PicturePart key={url} {...{ item, url, isBroken, onDone, onBroken }} />;
  }
  if (kind === 'film') return <FilmPart {...{ item, element: film, isCurrent, isBroken }} />;
  if (kind === 'sound' && !isBroken) return <SoundPart item={item} heard={heard} />;
  return null;
}
