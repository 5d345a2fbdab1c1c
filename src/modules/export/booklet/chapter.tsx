import type { TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks } from '@/modules/timeline/story-view';
import { BookletItem } from './booklet-item';
import { copy } from './copy';
import { isBeside, layoutItem } from './item-layout';
import { pictureOf, type BookletPictures } from './pictures';

interface Props {
  heading: string;
  items: readonly TimelineItem[];
  links: StoryLinks;
  pictures: BookletPictures;
}

/**
 * A chapter. Its heading and first item are one block that does not break, because Firefox has no
 * `break-after: avoid`.
 */
export function BookletChapter({ heading, items, links, pictures }: Props) {
  const layouts = items.map((item) => {
    const picture = pictureOf(item, pictures);
    return { item, picture, layout: layoutItem(item, picture) };
  });
  const beside = layouts.filter(({ layout }) => isBeside(layout.shape)).map(({ item }) => item);
  const printed = layouts.map((one, index) => (
    <BookletItem
      key={one.item.id}
      {...one}
      links={links}
      // Pictures beside a text alternate between left and right.
      isMirrored={beside.indexOf(one.item) % 2 === 1}
      startsPage={index > 0 && one.layout.shape === 'columns'}
    />
  ));
  const [first, ...rest] = printed;
  const layout = layouts[0]?.layout;
  const startsPage = layout?.shape === 'columns';
  return (
    <section className={`bk-chapter${startsPage ? ' bk-new-page' : ''}`}>
      <div className={`bk-opening${layout?.mayBreak ? ' bk-long' : ''}`}>
        <header className="bk-chapter-head">
          <h2>{heading}</h2>
          <p>{copy.count(items.length)}</p>
        </header>
        <div className="bk-thread">{first}</div>
      </div>
      {rest.length > 0 && <div className="bk-thread">{rest}</div>}
    </section>
  );
}
