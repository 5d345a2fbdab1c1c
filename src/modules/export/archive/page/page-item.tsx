import type { ReactNode } from 'react';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { avatarColors } from '@/modules/timeline/people/avatar';
import { initialsOf, contributorName } from '@/modules/timeline/people/contributor-names';
import { labelOf } from '@shared/item-label';
import { stableHash } from '@/lib/stable-hash';
import { placeOf } from '@/modules/timeline/places';
import { languageOf } from '@/modules/timeline/item-language';
import { byType, typeOf, type ItemType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../../copy';
import type { ArchivedFiles } from '../archived-story';

const pageCopy = copy.page;

/** A data URL: a page opened from `file://` may not read other files. */
const toCaptionsUrl = (text: string) => `data:text/vtt;charset=utf-8,${encodeURIComponent(text)}`;

/** Relative URL of a file in the archive; each path segment is encoded. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const isValidSize = (size: number | undefined) =>
  Number.isInteger(size) && size! > 0 && size! < 1e5;

interface Props {
  item: TimelineItem;
  files: ArchivedFiles;
}

interface MediaProps {
  label: string;
  /** What a picture shows. */
  alt: string | undefined;
  link: string;
  size: { width?: number | undefined; height?: number | undefined };
  files: ArchivedFiles;
}

const Print = ({ label, alt, link, size }: MediaProps) => (
  <a className="print" href={link}>
    <img src={link} alt={alt ?? label} loading="lazy" {...size} />
  </a>
);

const Sound = ({ label, link }: MediaProps) => (
  <div className="sound">
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below it */}
    <audio controls preload="none" src={link} aria-label={label} />
  </div>
);

const Film = ({ label, link, size, files: { poster, captionsText } }: MediaProps) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added if the archive has them
  <video
    controls
    preload="none"
    src={link}
    poster={poster && encodePath(poster)}
    {...size}
    aria-label={label}
  >
    {captionsText && (
      <track
        kind="captions"
        srcLang="nl"
        label={pageCopy.captions}
        src={toCaptionsUrl(captionsText)}
      />
    )}
  </video>
);

const FileLink = ({ link }: MediaProps) => (
  <p className="file">
    <a href={link}>{pageCopy.open}</a>
  </p>
);

const mediaByType = {
  photo: Print,
  gif: Print,
  video: Film,
  audio: Sound,
  text: FileLink,
} satisfies Record<ItemType, (props: MediaProps) => ReactNode>;

function Media({ item, files }: Props) {
  const { foreignUrl } = item;
  if (foreignUrl) {
    return (
      <p className="lost">
        {pageCopy.elsewhere}{' '}
        <a href={foreignUrl} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
          {foreignUrl}
        </a>
      </p>
    );
  }
  if (!files.media) return item.media_url && <p className="lost">{pageCopy.missingFile}</p>;
  const { width, height, alt_text: alt } = item.metadata;
  const size = isValidSize(width) && isValidSize(height) ? { width, height } : {};
  const link = encodePath(files.media);
  return (byType(mediaByType, item) ?? FileLink)({ label: labelOf(item), alt, link, size, files });
}

export function PageItem({ item, files }: Props) {
  const { text, dateTime } = formatItemDate(item);
  const title = item.title.trim();
  const transcript = item.metadata.transcript?.trim();
  const place = placeOf(item);
  const description = item.description?.trim();
  const { isWritten } = typeOf(item);
  const lang = languageOf(item);
  const name = contributorName(item.creator?.display_name);
  const color = avatarColors[stableHash(item.created_by ?? '') % avatarColors.length];
  return (
    <li>
      <article>
        {isWritten && description && (
          <div className="page" dir="auto" lang={lang}>
            {description}
          </div>
        )}
        <Media item={item} files={files} />
        <div className="text">
          <p className="date">{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</p>
          {title && <h3 dir="auto">{title}</h3>}
          {!isWritten && description && (
            <p className="story" dir="auto" lang={lang}>
              {description}
            </p>
          )}
          {transcript && (
            <details open>
              <summary>{pageCopy.transcript}</summary>
              <p className="story" dir="auto" lang={lang}>
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
