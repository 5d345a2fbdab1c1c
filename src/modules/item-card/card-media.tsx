import type { ReactNode } from 'react';
import { AudioCard } from '@/modules/media/audio-card';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import { languageOf } from '@/modules/timeline/item-language';
import { byType, typeOf, type ByShownType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import './item-card.css';
import { labelOf } from '@shared/item-label';
import { PictureLink } from './item-link';
import { CardPicture } from './media/card-picture';
import { aspectRatioOf } from './media/picture';
import { UndecodableNote } from './media/undecodable/undecodable';
import { Video } from './media/video';
import { WrittenPage } from './written-page';

interface Props {
  item: TimelineItem;
  eager: boolean;
  sizes: string;
}

interface MediaProps extends Props {
  /** For a private file a signed address, which ends within an hour: another one follows with the same file. */
  url: string;
}

const picture = ({ item, url, ...loading }: MediaProps) => (
  <PictureLink id={item.id} className={typeOf(item).isPhotoPrint ? 'photo-print' : 'film-frame'}>
    <CardPicture key={url} item={item} url={url} {...loading} />
  </PictureLink>
);

const mediaByType = {
  photo: picture,
  gif: picture,
  video: (props) => (
    <div className="card-content">
      <Video key={props.url} {...props} />
    </div>
  ),
  audio: ({ item, url }) => (
    <div className="card-content">
      <AudioCard key={url} item={item} url={url} undecodable={<UndecodableNote item={item} />} />
    </div>
  ),
  text: null,
} satisfies ByShownType<(props: MediaProps) => ReactNode>;

/** The media above the text of a card; nothing if the row has none. */
export function CardMedia(props: Props) {
  const { item } = props;
  const url = useHeldUrl(item.media_url);
  const text = item.description?.trim();
  const render = byType(mediaByType, item);
  // Keyed by URL, so that a changed file resets the state of the component.
  if (url && render) return render({ ...props, url });
  return (
    <>
      {typeOf(item).isWritten && text && (
        <WrittenPage text={text} about={labelOf(item)} lang={languageOf(item)} />
      )}
      {(url || item.foreignUrl) && <LinkedMedia item={item} />}
    </>
  );
}

/** Media that are not shown here but linked to. The code is loaded with the first of them. */
function LinkedMedia({ item }: { item: TimelineItem }) {
  const links = useLazyModule(() => import('./media/linked-media'), true);
  const { media_url, foreignUrl: url } = item;
  if (media_url)
    return (
      <div className="card-content">
        {links ? <links.MediaLink url={media_url} /> : <div className="h-12" />}
      </div>
    );
  const aspectRatio = aspectRatioOf(item.metadata);
  return (
    <div className={`card-content ${typeOf(item).isPhotoPrint ? 'photo-print' : ''}`}>
      {links && url ? (
        <links.ForeignMedia {...{ item, url, aspectRatio }} />
      ) : (
        <div style={{ aspectRatio }} />
      )}
    </div>
  );
}
