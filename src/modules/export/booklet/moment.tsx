import { contributorName } from '@/modules/timeline/avatar';
import { labelOf } from '@/modules/item-card/item-label';
import { itemDate } from '@/modules/item-card/item-date/date-words';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { pictureOf, type LaidPicture, type Pictures } from './pictures';
import { ScanCode } from './scan-code';
import { SoundDrawing } from './sound-drawing';

interface Props {
  item: TimelineItem;
  links: StoryLinks;
  pictures: Pictures;
}

/** In characters: more does not fit beside a picture, or on what is left of a page. */
const [beside, onOnePage] = [620, 900];

function layoutOf(item: TimelineItem, picture: LaidPicture | null): string {
  const words = (item.description?.length ?? 0) + (item.metadata.transcript?.length ?? 0);
  const shape = !picture
    ? 'bk-plain'
    : words > beside
      ? 'bk-above'
      : picture.ratio < 0.9
        ? 'bk-side bk-tall'
        : 'bk-side';
  return `bk-moment ${shape}${words > onOnePage ? ' bk-long' : ''}`;
}

export function BookMoment({ item, links, pictures }: Props) {
  const address = pictureOf(item);
  const picture = address ? (pictures.get(address) ?? null) : null;
  const isSound = item.item_type === 'audio';
  const canScan = Boolean(item.media_url) && (isSound || item.item_type === 'video');
  const description = item.description?.trim();
  const isLetter = item.item_type === 'text';
  const { transcript, location_name: place } = item.metadata;
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
          <p className="bk-date">{itemDate(item).text}</p>
          {item.title.trim() && <h3 dir="auto">{item.title.trim()}</h3>}
        </header>
        {description && (
          <p className={isLetter ? 'bk-letter' : 'bk-text'} dir="auto">
            {description}
          </p>
        )}
        {canScan && (
          <div className="bk-scan">
            <ScanCode
              path={links.itemPath(item.id)}
              label={isSound ? copy.listenLabel(label) : copy.watchLabel(label)}
              words={isSound ? copy.listen : copy.watch}
              seconds={item.metadata.duration}
            />
            {isSound && <SoundDrawing item={item} />}
          </div>
        )}
        {transcript?.trim() && (
          <div className="bk-said">
            <p className="bk-said-head">{copy.transcript}</p>
            <p dir="auto">{transcript.trim()}</p>
          </div>
        )}
        <p className="bk-facts">
          <bdi>{contributorName(item.creator?.display_name)}</bdi>
          {place?.trim() && (
            <>
              {' · '}
              <bdi>{place.trim()}</bdi>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
