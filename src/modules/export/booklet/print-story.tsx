import { memo, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { savesData } from '@/lib/browser/saves-data';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLazyModule } from '@/lib/use-lazy-module';
import { typeOf } from '@/modules/timeline/item-types';
import { useStoryLinks, type StoryView } from '@/modules/timeline/story-view';
import { collectLoadedPictures, coverOf, pictureKey, type BookletPictures } from './pictures';
import './print.css';

/**
 * Prints the shown items as a booklet on the browser's own print command. It uses only pictures that
 * are loaded already, because `beforeprint` cannot wait.
 */
export const PrintStory = memo(function PrintStory({ view }: { view: StoryView }) {
  const links = useStoryLinks();
  const [isIdle, setIdle] = useState(false);
  const [pictures, setPictures] = useState<BookletPictures | null>(null);
  // Until it has loaded, the page itself is printed, styled by print.css.
  const Component = useLazyModule(() => import('./booklet'), isIdle || null)?.Booklet;
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => setIdle(true), 10_000);
  }, []);
  const showBooklet = useEffectEvent(() => {
    // A booklet from the export dialog has all its pictures and takes precedence.
    if (Component && !document.querySelector('.booklet')) {
      flushSync(() => setPictures(collectLoadedPictures()));
    }
  });
  useEffect(() => {
    const onBefore = () => showBooklet();
    const onAfter = () => setPictures(null);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  if (!Component || !pictures || !links || view.shown.length === 0) return null;
  const cover = coverOf(
    view.shown.filter(
      (item) => typeOf(item).isStill && item.media_url && pictures.has(pictureKey(item.media_url)),
    ),
  );
  return (
    <Component
      timeline={view.timeline}
      items={view.shown}
      cover={cover?.id ?? null}
      links={links}
      pictures={pictures}
      hasSkippedPictures
    />
  );
});
