import { labelOf } from '@shared/item-label';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { typeOf } from '@/modules/timeline/item-types';

const maxCandidates = 8;

/** Photos offered for the cover: the family's choice, the first and last of the story, and others at even distances. */
export function pickCoverCandidates(items: readonly TimelineItem[]): TimelineItem[] {
  const photos = items.filter((item) => typeOf(item).isStill && item.media_url);
  if (photos.length <= maxCandidates) return photos;
  const picked = new Set(
    Array.from(
      { length: maxCandidates },
      (_, index) => photos[Math.round((index * (photos.length - 1)) / (maxCandidates - 1))]!,
    ),
  );
  const cover = photos.find(({ metadata }) => metadata.is_cover);
  return photos.filter((photo) => picked.has(photo) || photo === cover);
}

interface Props {
  covers: readonly TimelineItem[];
  /** Id of the item whose photo is on the cover; null for no photo. */
  selected: string | null;
  onChange: (id: string | null) => void;
}

const choice = (isChosen: boolean) =>
  `choice relative grid size-20 cursor-pointer place-items-center overflow-hidden rounded-card border-2 bg-wash text-center text-small leading-tight outline-offset-5 ${isChosen ? 'border-primary ring-3 ring-primary' : 'border-line'}`;

export function CoverChoice({ covers, selected, onChange }: Props) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-semibold">{copy.cover}</legend>
      <div className="flex flex-wrap gap-3">
        {covers.map((item) => (
          <label key={item.id} className={choice(item.id === selected)}>
            <input
              type="radio"
              name="cover"
              aria-label={copy.coverOf(labelOf(item))}
              checked={item.id === selected}
              onChange={() => onChange(item.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <img
              src={item.media_url!}
              srcSet={sourceSetOf(item.media_url!)}
              sizes="80px"
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          </label>
        ))}
        <label className={choice(selected === null)}>
          <input
            type="radio"
            name="cover"
            checked={selected === null}
            onChange={() => onChange(null)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {copy.noCover}
        </label>
      </div>
    </fieldset>
  );
}
