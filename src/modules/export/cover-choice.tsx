import { labelOf } from '@/modules/item-card/item-label';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

interface Props {
  covers: readonly TimelineItem[];
  /** Id of the item whose photo is on the cover; null for no photo. */
  selected: string | null;
  onChange: (id: string | null) => void;
}

const choice =
  'relative grid size-20 cursor-pointer place-items-center overflow-hidden rounded-card border-2 border-line bg-wash text-center text-small leading-tight has-checked:border-primary has-checked:ring-3 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-5 has-focus-visible:outline-primary';

export function CoverChoice({ covers, selected, onChange }: Props) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-semibold">{copy.cover}</legend>
      <div className="flex flex-wrap gap-3">
        {covers.map((item) => (
          <label key={item.id} className={choice}>
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
        <label className={choice}>
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
