import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useStoryLinks, type StoryView } from '@/modules/timeline/story-view';
import { picturesOnPage, type Pictures } from './pictures';
import './print.css';

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Who prints the page with the browser's own command gets the booklet of what he sees, with the
 * pictures that are there: a browser about to print waits for nothing.
 */
export default function PrintStory({ view }: { view: StoryView }) {
  const links = useStoryLinks();
  const [isIdle, setIdle] = useState(false);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  // Until it has loaded, the page prints with the style sheet above.
  const Part = useLazyModule(() => import('./booklet'), isIdle || null)?.Booklet;
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => setIdle(true), 10_000);
  }, []);
  const begin = useEffectEvent(() => {
    // A booklet made on purpose, with all its pictures, goes first.
    if (Part && !document.querySelector('.booklet')) {
      flushSync(() => setPictures(picturesOnPage()));
    }
  });
  useEffect(() => {
    const onBefore = () => begin();
    const onAfter = () => setPictures(null);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  if (!Part || !pictures || !links || view.shown.length === 0) return null;
  const first = view.shown.find(
    ({ item_type, media_url }) => item_type === 'photo' && media_url && pictures.has(media_url),
  );
  return (
    <Part
      timeline={view.timeline}
      items={view.shown}
      cover={first?.id ?? null}
      links={links}
      pictures={pictures}
      isInHaste
    />
  );
}
