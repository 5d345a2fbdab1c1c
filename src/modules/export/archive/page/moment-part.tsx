import { itemDate } from '@/modules/item-card/item-date/date-words';
import { avatarColors, initialsOf, contributorName } from '@/modules/timeline/avatar';
import { labelOf } from '@/modules/item-card/item-label';
import { stableHash } from '@/lib/stable-hash';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../../copy';
import type { KeptFiles } from '../kept-story';
import { fileLink } from './file-link';

const words = copy.page;

/** Written in the page itself: from `file://` a browser lets no page read the file beside it. */
const captionsAddress = (text: string) => `data:text/vtt;charset=utf-8,${encodeURIComponent(text)}`;

const isSize = (size: number | undefined) => Number.isInteger(size) && size! > 0 && size! < 1e5;

interface Props {
  item: TimelineItem;
  files: KeptFiles;
}

function Media({ item, files: { media, poster, captionsText } }: Props) {
  const label = labelOf(item);
  if (!media) return item.media_url && <p className="lost">{words.lost}</p>;
  const link = fileLink(media);
  const { width, height } = item.metadata;
  const size = isSize(width) && isSize(height) ? { width, height } : {};
  switch (item.item_type) {
    case 'photo':
    case 'gif':
      return (
        <a className="print" href={link}>
          <img src={link} alt={label} loading="lazy" {...size} />
        </a>
      );
    case 'audio':
      return (
        <div className="sound">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand under it */}
          <audio controls preload="none" src={link} aria-label={label} />
        </div>
      );
    case 'video':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that came
        <video
          controls
          preload="none"
          src={link}
          poster={poster && fileLink(poster)}
          {...size}
          aria-label={label}
        >
          {captionsText && (
            <track
              kind="captions"
              srcLang="nl"
              label={words.captions}
              src={captionsAddress(captionsText)}
            />
          )}
        </video>
      );
    default:
      return (
        <p className="file">
          <a href={link}>{words.open}</a>
        </p>
      );
  }
}

/** When, what, by whom and where: the card of one moment. */
export function MomentPart({ item, files }: Props) {
  const { text, dateTime } = itemDate(item);
  const title = item.title.trim();
  const transcript = item.metadata.transcript?.trim();
  const place = item.metadata.location_name?.trim();
  const description = item.description?.trim();
  const isPage = item.item_type === 'text';
  const name = contributorName(item.creator?.display_name);
  const color = avatarColors[stableHash(item.created_by ?? '') % avatarColors.length];
  return (
    <li>
      <article>
        {isPage && description && (
          <div className="page" dir="auto">
            {description}
          </div>
        )}
        <Media item={item} files={files} />
        <div className="text">
          <p className="date">{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</p>
          {title && <h3 dir="auto">{title}</h3>}
          {!isPage && description && (
            <p className="story" dir="auto">
              {description}
            </p>
          )}
          {transcript && (
            <details open>
              <summary>{words.transcript}</summary>
              <p className="story" dir="auto">
                {transcript}
              </p>
            </details>
          )}
          <p className="facts">
            <span className="face" style={{ background: color }} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <bdi>{name}</bdi>
            {place && (
              <span className="place">
                <bdi>{place}</bdi>
              </span>
            )}
          </p>
        </div>
      </article>
    </li>
  );
}
