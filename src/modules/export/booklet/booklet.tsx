import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { groupIntoChapters, keyOfPeriod, unitOfChapters } from '@/modules/timeline/chapters';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks } from '@/modules/timeline/story-view';
import './booklet.css';
import { storyTitle } from '@shared/story-summary';
import { copy } from './copy';
import { Cover, getForeword } from './cover';
import { LastPage } from './last-page';
import { BookletChapter } from './chapter';
import { pictureKey, type BookletPictures } from './pictures';
import { useRunningTitle } from './use-running-title';

interface Props {
  timeline: Timeline;
  items: readonly TimelineItem[];
  /** Id of the item whose photo is on the cover. */
  cover: string | null;
  links: StoryLinks;
  pictures: BookletPictures;
  /** Pictures that the page had not loaded yet are left out. */
  hasSkippedPictures?: boolean;
  /** All pictures and fonts are loaded or have failed. */
  onAssetsReady?: () => void;
}

/** While there is a booklet, it is printed instead of the page. */
function usePrintedAlone() {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('has-booklet');
    // This one is still in the document.
    return () => {
      classList.toggle('has-booklet', document.querySelectorAll('.booklet').length > 1);
    };
  }, []);
}

/** The story as a printed booklet; hidden on the screen. */
export function Booklet(props: Props) {
  const {
    timeline,
    items,
    cover,
    links,
    pictures,
    hasSkippedPictures = false,
    onAssetsReady,
  } = props;
  const book = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(() => onAssetsReady?.());
  const title = storyTitle(timeline);
  useRunningTitle(title);
  usePrintedAlone();
  useEffect(() => {
    let isMounted = true;
    if (book.current) void waitForAssets(book.current).then(() => isMounted && notify());
    return () => {
      isMounted = false;
    };
  }, []);

  const chapters = groupIntoChapters(items, unitOfChapters(items));
  const foreword = getForeword(timeline);
  const coverUrl = items.find(({ id }) => id === cover)?.media_url;
  return createPortal(
    <div ref={book} className="booklet">
      <Cover
        title={title}
        timeline={timeline}
        items={items}
        picture={coverUrl ? pictures.get(pictureKey(coverUrl)) : null}
      />
      {foreword && (
        <section className="bk-foreword">
          <h2>{copy.foreword}</h2>
          <p dir="auto">{foreword}</p>
        </section>
      )}
      {chapters.map((chapter) => (
        <BookletChapter
          key={keyOfPeriod(chapter.period)}
          heading={copy.period(chapter.period)}
          items={chapter.items}
          links={links}
          pictures={pictures}
        />
      ))}
      <LastPage link={links.storyPath} hasSkippedPictures={hasSkippedPictures} />
    </div>,
    document.body,
  );
}

/** Fonts of the booklet that the page may not have loaded. */
const bookletFonts = ['400 1em Fraunces', 'italic 400 1em Fraunces', '400 1em "Source Sans 3"'];

const whenSettled = (image: HTMLImageElement) =>
  image.complete ||
  new Promise((done) => {
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
  });

/** Waits until all images of an element and its fonts are loaded or have failed. */
async function waitForAssets(element: HTMLElement): Promise<void> {
  const images = [...element.querySelectorAll('img')].map(whenSettled);
  const fonts = bookletFonts.map((font) => document.fonts?.load(font));
  await Promise.allSettled([...images, ...fonts]);
}
