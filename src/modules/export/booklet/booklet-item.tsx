import { contributorName } from '@/modules/timeline/people/contributor-names';
import { labelOf } from '@shared/item-label';
import { pictureAlt } from '@/modules/item-card/media/picture';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { placeOf } from '@/modules/timeline/places';
import { languageOf } from '@/modules/timeline/item-language';
import { byType, typeOf, type ItemType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { isLarge, type ItemLayout } from './item-layout';
import type { BookletPicture } from './pictures';
import { LabelledQrCode } from './labelled-qr-code';
import { PrintedPicture } from './printed-picture';
import { barsOf } from '@/modules/media/variants/peaks';

interface Props {
  item: TimelineItem;
  picture: BookletPicture | null;
  layout: ItemLayout;
  /** The picture stands on the right. */
  isMirrored: boolean;
  startsPage: boolean;
  links: StoryLinks;
}

/** By type of item: the texts beside the QR code of a video or recording; null for a type that is printed. */
const scans = {
  photo: null,
  gif: null,
  video: { label: copy.watchLabel, hint: copy.watch, Drawing: null },
  audio: { label: copy.listenLabel, hint: copy.listen, Drawing: PrintedWaveform },
  text: null,
} satisfies Record<ItemType, object | null>;

export function BookletItem({ item, picture, layout, isMirrored, startsPage, links }: Props) {
  const { shape, mayBreak } = layout;
  const description = item.description?.trim();
  const { isWritten } = typeOf(item);
  const { transcript } = item.metadata;
  const place = placeOf(item);
  const lang = languageOf(item);
  const classes = [
    `bk-item bk-${shape}`,
    mayBreak && 'bk-long',
    isMirrored && 'bk-mirrored',
    startsPage && 'bk-new-page',
  ];
  const printed = picture && (
    <PrintedPicture picture={picture} shape={shape} label={pictureAlt(item)} />
  );
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {!isLarge(shape) && printed}
      <div className="bk-words">
        <header className="bk-head">
          <p className="bk-date">{formatItemDate(item).text}</p>
          {item.title.trim() && <h3 dir="auto">{item.title.trim()}</h3>}
        </header>
        {description && (
          <p className={isWritten ? 'bk-letter' : 'bk-text'} dir="auto" lang={lang}>
            {description}
          </p>
        )}
        {item.media_url && <Scan item={item} path={links.itemPath(item.id)} />}
        {transcript?.trim() && (
          <div className="bk-said">
            <p className="bk-said-head">{copy.transcript}</p>
            <p dir="auto" lang={lang}>
              {transcript.trim()}
            </p>
          </div>
        )}
        {item.foreignUrl && <p className="bk-facts">{`${copy.elsewhere} ${item.foreignUrl}`}</p>}
        <p className="bk-facts">
          <bdi>{contributorName(item.creator?.display_name)}</bdi>
          {place && (
            <>
              {' '}
              <span aria-hidden="true">·</span> <bdi>{place}</bdi>
            </>
          )}
        </p>
      </div>
      {isLarge(shape) && printed}
    </article>
  );
}

/** The QR code of a video or recording. */
function Scan({ item, path }: { item: TimelineItem; path: string }) {
  const scan = byType(scans, item);
  if (!scan) return null;
  const { label, hint, Drawing } = scan;
  return (
    <div className="bk-scan">
      <LabelledQrCode
        path={path}
        label={label(labelOf(item))}
        hint={hint}
        seconds={item.metadata.duration}
      />
      {Drawing && <Drawing item={item} />}
    </div>
  );
}

const [step, height] = [4, 40];

function PrintedWaveform({ item }: { item: TimelineItem }) {
  const bars = barsOf(item.id, item.metadata.peaks);
  const path = bars
    .map((bar, index) => {
      const half = Math.max(1, (bar * (height - 4)) / 2);
      return `M${index * step + 2} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
    })
    .join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${bars.length * step} ${height}`} className="bk-sound">
      <path d={path} />
    </svg>
  );
}
