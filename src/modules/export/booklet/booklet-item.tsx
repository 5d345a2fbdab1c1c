import { contributorName } from '@/modules/timeline/avatar';
import { labelOf } from '@/modules/item-card/item-label';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { placeOf } from '@/modules/timeline/places';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks } from '@/modules/timeline/story-view';
import { copy } from './copy';
import {
  pictureKey,
  printedPictureUrl,
  type BookletPicture,
  type BookletPictures,
} from './pictures';
import { LabelledQrCode } from './labelled-qr-code';
import { PrintedWaveform } from './printed-waveform';

interface Props {
  item: TimelineItem;
  links: StoryLinks;
  pictures: BookletPictures;
}

/** In characters. A longer text does not fit beside the picture. */
const maxBesidePicture = 620;
/** In characters. A longer text may break across pages. */
const maxUnbroken = 900;

function layoutOf(item: TimelineItem, picture: BookletPicture | null): string {
  const length = (item.description?.length ?? 0) + (item.metadata.transcript?.length ?? 0);
  const shape = !picture
    ? 'bk-plain'
    : length > maxBesidePicture
      ? 'bk-above'
      : picture.ratio < 0.9
        ? 'bk-side bk-tall'
        : 'bk-side';
  return `bk-item ${shape}${length > maxUnbroken ? ' bk-long' : ''}`;
}

export function BookletItem({ item, links, pictures }: Props) {
  const address = printedPictureUrl(item);
  const picture = address ? (pictures.get(pictureKey(address)) ?? null) : null;
  const isSound = item.item_type === 'audio';
  const canScan = Boolean(item.media_url) && (isSound || item.item_type === 'video');
  const description = item.description?.trim();
  const isLetter = item.item_type === 'text';
  const { transcript } = item.metadata;
  const place = placeOf(item);
  const label = labelOf(item);
  return (
    <article className={layoutOf(item, picture)}>
      {picture && (
        <figure className="bk-picture">
          <img src={picture.src} alt={label} />
        </figure>
      )}
      <div className="bk-words">
        <header className="bk-head">
          <p className="bk-date">{formatItemDate(item).text}</p>
          {item.title.trim() && <h3 dir="auto">{item.title.trim()}</h3>}
        </header>
        {description && (
          <p className={isLetter ? 'bk-letter' : 'bk-text'} dir="auto">
            {description}
          </p>
        )}
        {canScan && (
          <div className="bk-scan">
            <LabelledQrCode
              path={links.itemPath(item.id)}
              label={isSound ? copy.listenLabel(label) : copy.watchLabel(label)}
              hint={isSound ? copy.listen : copy.watch}
              seconds={item.metadata.duration}
            />
            {isSound && <PrintedWaveform item={item} />}
          </div>
        )}
        {transcript?.trim() && (
          <div className="bk-said">
            <p className="bk-said-head">{copy.transcript}</p>
            <p dir="auto">{transcript.trim()}</p>
          </div>
        )}
        {item.foreignUrl && <p className="bk-facts">{`${copy.elsewhere} ${item.foreignUrl}`}</p>}
        <p className="bk-facts">
          <bdi>{contributorName(item.creator?.display_name)}</bdi>
          {place && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
