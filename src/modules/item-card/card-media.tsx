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
}

interface MediaProps extends Props {
  /** For a private file a signed address, which ends within an hour: another one follows with the same file. */
  url: string;
}

const picture = ({ item, url, eager }: MediaProps) => (
  <PictureLink id={item.id}>
    <CardPicture key={url} item={item} url={url} eager={eager} />
  </PictureLink>
);

const mediaByType = {
  photo: picture,
  gif: picture,
  video: (props) => <Video key={props.url} {...props} />,
  audio: ({ item, url }) => (
    <AudioCard key={url} item={item} url={url} undecodable={<UndecodableNote item={item} />} />
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
  if (media_url) return links ? <links.MediaLink url={media_url} /> : <div className="h-12" />;
  const aspectRatio = aspectRatioOf(item.metadata);
  return (
    <div className={typeOf(item).isPhotoPrint ? 'p-[10px] pb-0' : ''}>
      {links && url ? (
        <links.ForeignMedia {...{ item, url, aspectRatio }} />
      ) : (
        <div style={{ aspectRatio }} />
      )}
    </div>
  );
}
