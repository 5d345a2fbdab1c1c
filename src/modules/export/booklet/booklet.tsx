import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { groupIntoChapters, isToldByDecade } from '@/modules/timeline/chapters';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks } from '@/modules/timeline/story-view';
import './booklet.css';
import { copy } from './copy';
import { Cover, forewordOf } from './cover';
import { LastPage } from './last-page';
import { BookMoment } from './moment';
import type { Pictures } from './pictures';
import { useRunningTitle } from './use-running-title';
import { whenLaidOut } from './when-laid-out';

interface Props {
  timeline: Timeline;
  items: readonly TimelineItem[];
  /** The moment whose photo stands on the cover. */
  cover: string | null;
  links: StoryLinks;
  pictures: Pictures;
  /** Some pictures were left out, since there was no time to fetch them. */
  isInHaste?: boolean;
  /** Once every picture and letter is there. */
  onLaidOut?: () => void;
}

/** The story as a book on paper. On the screen nothing of it shows. */
export function Booklet(props: Props) {
  const { timeline, items, cover, links, pictures, isInHaste = false, onLaidOut } = props;
  const book = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => onLaidOut?.());
  const title = timeline.title.trim() || copy.untitled;
  useRunningTitle(title);
  useEffect(() => {
    let isHere = true;
    if (book.current) void whenLaidOut(book.current).then(() => isHere && tell());
    return () => {
      isHere = false;
    };
  }, []);

  const byDecade = isToldByDecade(items);
  const chapters = groupIntoChapters(items, byDecade);
  const nameOf = (year: number | null) =>
    year === null ? copy.undated : byDecade ? copy.decade(year) : String(year);
  const foreword = forewordOf(timeline);
  const front = items.find(({ id }) => id === cover)?.media_url;
  return createPortal(
    <div ref={book} className="booklet">
      <Cover
        title={title}
        timeline={timeline}
        items={items}
        picture={front ? pictures.get(front) : null}
      />
      {foreword && (
        <section className="bk-foreword">
          <h2>{copy.foreword}</h2>
          <p dir="auto">{foreword}</p>
        </section>
      )}
      {chapters.map((chapter) => (
        <section key={chapter.year} className="bk-chapter">
          <header className="bk-chapter-head">
            <h2>{nameOf(chapter.year)}</h2>
            <p>{copy.count(chapter.items.length)}</p>
          </header>
          <div className="bk-thread">
            {chapter.items.map((item) => (
              <BookMoment key={item.id} item={item} links={links} pictures={pictures} />
            ))}
          </div>
        </section>
      ))}
      <LastPage link={links.storyPath} isInHaste={isInHaste} />
    </div>,
    document.body,
  );
}
