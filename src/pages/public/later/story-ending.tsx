import { useMemo, type RefObject } from 'react';
import { FittingPicture } from '@/modules/item-card/media/fitting-picture';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import { unknownContributor } from '@/modules/timeline/people/contributor-names';
import { useStoryLinks, type StoryView } from '@/modules/timeline/story-view';
import { labelOf } from '@shared/item-label';
import { storyTitle } from '@shared/story-summary';
import { picturedItems, type PicturedItem } from '../head/head-items';
import type { StoryToolsHandle } from '../story-tools';
import { copy } from './copy';
import './story-ending.css';

/** Photographs in the strip. */
const mostPhotos = 12;

/** So many of the list, evenly spread over it. */
function sampleOf<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!);
}

interface Props {
  view: StoryView;
  toolbar: RefObject<StoryToolsHandle | null>;
}

/** The end of a story: its title, its contributors, a strip of its photographs, and buttons to share, save and restart. */
export function StoryEnding({ view, toolbar }: Props) {
  const { items, timeline } = view;
  const names = useMemo(
    () =>
      contributorsOf([...items])
        .map(({ name }) => name)
        .filter((name) => name !== unknownContributor),
    [items],
  );
  const photos = useMemo(() => sampleOf(picturedItems(items), mostPhotos), [items]);
  const canSave = timeline.allow_download !== false;
  return (
    <section aria-labelledby="einde" className="story-ending print:hidden">
      <p id="einde" className="story-ending-title">
        <span>{copy.theEnd}</span> <span className="user-text">{storyTitle(timeline)}</span>
      </p>
      {names.length > 0 && <p className="text-muted">{copy.toldBy(names)}</p>}
      {photos.length > 1 && (
        <ul className="story-strip">
          {photos.map((photo) => (
            <li key={photo.item.id}>
              <StripPhoto {...photo} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button" onClick={() => toolbar.current?.open('share')}>
          {copy.sendOn}
        </button>
        {canSave && (
          <button
            type="button"
            className="button button-ghost"
            onClick={() => toolbar.current?.open('export')}
          >
            {copy.makeBooklet}
          </button>
        )}
        <button type="button" className="button button-ghost" onClick={goToBeginning}>
          {copy.toBeginning}
        </button>
      </div>
    </section>
  );
}

/** The title gets the focus, so that keyboard and screen reader go on from there. */
function goToBeginning() {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

function StripPhoto({ item, url }: PicturedItem) {
  const links = useStoryLinks();
  return (
    <a href={links?.itemPath(item.id)} aria-label={labelOf(item)}>
      <FittingPicture
        url={url}
        alt=""
        metadata={item.metadata}
        eager={false}
        sizes="160px"
        onBroken={() => {}}
      />
    </a>
  );
}
