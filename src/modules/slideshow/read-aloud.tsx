import { useMemo, useState } from 'react';
import type { StoryToolProps } from '@/modules/timeline/story-view';
import { newsOf } from '@/modules/timeline/visits/news';
import Slideshow from './slideshow';

/**
 * The slideshow of the whole story, also when a filter is on, begun with the voice. A visitor who knows the
 * story can choose what is new.
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
