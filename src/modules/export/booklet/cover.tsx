import { contributorsOf, unknownContributor } from '@/modules/timeline/contributors';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import type { LaidPicture } from './pictures';

interface Props {
  title: string;
  timeline: Timeline;
  items: readonly TimelineItem[];
  picture: LaidPicture | null | undefined;
}

const mostNames = 8;
/** Of about sixty letters each. */
const mostLines = 6;

/** What is told of a story in more words than a cover has room for. */
export function forewordOf({ description }: Timeline): string | null {
  const text = description?.trim() ?? '';
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, line.length / 60), 0);
  return lines > mostLines ? text : null;
}

/** A name of many words is set smaller, so that it leaves room for the photo. */
const sizeOf = (title: string) =>
  title.length > 110 ? 'smallest' : title.length > 50 ? 'small' : undefined;

function tellersOf(items: readonly TimelineItem[]): string[] {
  const names = contributorsOf([...items]).map(({ name }) => name);
  const known = names.filter((name) => name !== unknownContributor);
  const others = names.length - Math.min(known.length, mostNames);
  return known.length === 0
    ? []
    : [...known.slice(0, mostNames), ...(others > 0 ? [copy.others(others)] : [])];
}

export function Cover({ title, timeline, items, picture }: Props) {
  const days = items.flatMap((item) => item.item_date ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)].map((day) => Number(day?.slice(0, 4)));
  const tellers = tellersOf(items);
  const lead = forewordOf(timeline) ? '' : timeline.description?.trim();
  return (
    <section className="bk-cover">
      <div className="bk-cover-picture" data-empty={!picture || undefined}>
        {picture && <img src={picture.src} alt="" />}
      </div>
      <div className="bk-cover-words">
        <p className="bk-label">{copy.label}</p>
        <h1 dir="auto" data-size={sizeOf(title)}>
          {title}
        </h1>
        {first && last ? <p className="bk-years">{copy.years(first, last)}</p> : null}
        {lead && (
          <p className="bk-lead" dir="auto">
            {lead}
          </p>
        )}
        {tellers.length > 0 && <p className="bk-tellers">{copy.toldBy(tellers)}</p>}
      </div>
    </section>
  );
}
