import { useMemo, useState } from 'react';
import type { StoryToolProps } from '@/modules/timeline/story-view';
import { newsOf } from '@/modules/timeline/visits/news';
import Slideshow from './slideshow';

/**
 * The slideshow of all items, also when a filter is on, which starts with the voice. With "Alleen wat nieuw is" it
 * shows only the items that were added since the last visit.
 */
export default function ReadAloud({ view, onClose, isReopened }: StoryToolProps) {
  const { slug, items } = view;
  const [isNewsOnly, setIsNewsOnly] = useState(false);
  const news = useMemo(() => newsOf(slug, [...items]), [slug, items]);
  const told = useMemo(
    () => ({ ...view, shown: isNewsOnly ? news : items }),
    [view, isNewsOnly, news, items],
  );
  const hasNews = news.length > 0 && news.length < items.length;
  return (
    <Slideshow
      view={told}
      onClose={onClose}
      isReopened={isReopened}
      isReadAloud
      isNewsOnly={isNewsOnly}
      onNewsOnly={hasNews || isNewsOnly ? setIsNewsOnly : undefined}
    />
  );
}
