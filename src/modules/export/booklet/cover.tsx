import { unknownContributor } from '@/modules/timeline/people/contributor-names';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import type { BookletPicture } from './pictures';

interface Props {
  title: string;
  timeline: Timeline;
  items: readonly TimelineItem[];
  picture: BookletPicture | null | undefined;
}

const maxNames = 8;
const maxLeadLines = 6;
const charactersPerLine = 60;

/** The description of a story when it is too long for the cover. */
export function getForeword({ description }: Timeline): string | null {
  const text = description?.trim() ?? '';
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, line.length / charactersPerLine), 0);
  return lines > maxLeadLines ? text : null;
}

/** A long title is set smaller, so that the photo keeps its space. */
const titleSizeOf = (title: string) =>
  title.length > 110 ? 'smallest' : title.length > 50 ? 'small' : undefined;

function listContributorNames(items: readonly TimelineItem[]): string[] {
  const names = contributorsOf([...items]).map(({ name }) => name);
  const known = names.filter((name) => name !== unknownContributor);
  const others = names.length - Math.min(known.length, maxNames);
  return known.length === 0
    ? []
    : [...known.slice(0, maxNames), ...(others > 0 ? [copy.others(others)] : [])];
}

export function Cover({ title, timeline, items, picture }: Props) {
  const days = items.flatMap((item) => item.item_date ?? []).sort();
  const [first, last] = [days[0], days.at(-1)].map((day) => Number(day?.slice(0, 4)));
  const contributors = listContributorNames(items);
  const lead = getForeword(timeline) ? '' : timeline.description?.trim();
  return (
    <section className="bk-cover">
      {picture && (
        <div className="bk-cover-picture">
          <img src={picture.src} alt="" />
        </div>
      )}
      <div className="bk-cover-words">
        <p className="bk-label">{copy.label}</p>
        <h1 dir="auto" data-size={titleSizeOf(title)}>
          {title}
        </h1>
        {first && last ? <p className="bk-years">{copy.years(first, last)}</p> : null}
        {lead && (
          <p className="bk-lead" dir="auto">
            {lead}
          </p>
        )}
        {contributors.length > 0 && <p className="bk-contributors">{copy.toldBy(contributors)}</p>}
      </div>
    </section>
  );
}
