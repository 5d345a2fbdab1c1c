import { memo, type RefCallback } from 'react';
import type { Chapter } from '@/modules/timeline/chapters';
import { ItemCard } from '@/modules/item-card/item-card';
import { anchorOf } from './chapter-anchor';
import { copy } from './copy';
import type { RenderedChapter, Row } from './layout-rows';

interface Props {
  chapter: Chapter;
  /** Whether the number of its items is shown. */
  hasCount: boolean;
  section: RenderedChapter;
  rows: readonly Row[];
  /** The ref that measures a row, by the key of the row; its element has `data-index`. */
  rowRef: (key: string) => RefCallback<HTMLElement>;
  /** Ids of the items whose pictures are fetched at once. */
  eager: ReadonlySet<string>;
  highlighted: ReadonlySet<string> | undefined;
  markedId: string | undefined;
}

const nameOf = ({ year }: Chapter) => String(year ?? copy.undated);

const marked = '[&>article]:outline-3 [&>article]:outline-offset-4 [&>article]:outline-primary';

/** A year or decade: its heading, its rendered rows, and gaps for the rows not rendered. */
export function ChapterSection(props: Props) {
  const { chapter, hasCount, section, rows, rowRef, eager, highlighted, markedId } = props;
  return (
    <section aria-label={nameOf(chapter)}>
      <ChapterHeading
        chapter={chapter}
        row={section.heading}
        hasCount={hasCount}
        measure={rowRef(rows[section.heading]!.key)}
      />
      <ul className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6.5">
        {section.parts.flatMap((part) =>
          'gap' in part ? (
            <li
              key={`gap ${part.after}`}
              role="presentation"
              aria-hidden="true"
              className="card-placeholders col-span-full"
              style={{ height: part.gap }}
            />
          ) : (
            rows[part.index]!.items.map((item, column, { length }) => (
              // All cards of a row have its height. The last one is measured: by then the layout effects
              // of the other cards have run, which show "Lees verder".
              <li
                key={item.id}
                ref={column === length - 1 ? rowRef(rows[part.index]!.key) : undefined}
                data-index={part.index}
                data-item-id={item.id}
                aria-current={item.id === markedId || undefined}
                className={`relative min-w-0 pb-5 lg:pb-6.5 ${item.id === markedId ? marked : ''}`}
              >
                {highlighted?.has(item.id) && <p className="news-mark">{copy.isNew}</p>}
                <ItemCard item={item} eager={eager.has(item.id)} />
              </li>
            ))
          ),
        )}
      </ul>
    </section>
  );
}

interface HeadingProps extends Pick<Props, 'chapter' | 'hasCount'> {
  measure: RefCallback<HTMLElement>;
  /** Index of its row. */
  row: number;
}

/** Memoised: the headings of all chapters are rendered, while only a few chapters show cards. */
const ChapterHeading = memo(function ChapterHeading(props: HeadingProps) {
  const { chapter, row, hasCount, measure } = props;
  return (
    <div
      ref={measure}
      data-index={row}
      className={`relative flex flex-wrap items-baseline gap-x-4 pb-5 ${row > 0 ? 'pt-6' : ''}`}
    >
      <span
        aria-hidden="true"
        className={`chapter-knot absolute ${row > 0 ? 'top-[calc(0.35em+1.5rem)]' : 'top-[0.35em]'} -left-7 size-4 rounded-full border-2 border-primary bg-wash text-h2 md:-left-12`}
      />
      <h2
        data-anchor={anchorOf(chapter.year)}
        // A link scrolls as the year rail does, to the top of the row: cancels the `scroll-padding-top`
        // of `html` (6rem), except for the padding above this heading (1.5rem).
        className={`text-h2 ${row > 0 ? '-scroll-mt-18' : '-scroll-mt-24'}`}
      >
        {nameOf(chapter)}
      </h2>
      {/* Not taller than the heading, or the cards would move when the count appears. */}
      {hasCount && <p className="leading-tight text-muted">{copy.count(chapter.items.length)}</p>}
    </div>
  );
});
