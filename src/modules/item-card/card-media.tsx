import { AudioCard } from '@/modules/media/audio-card';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { Person } from '@/modules/timeline/people/avatar';
import { Gif } from './media/gif';
import './item-card.css';
import { PictureLink } from './item-link';
import { aspectRatioOf } from './media/picture';
import { Photo } from './media/photo';
import { UndecodableNote } from './media/undecodable/undecodable-note';
import { Video } from './media/video';
import { WrittenPage } from './written-page';

interface Props {
  item: TimelineItem;
  contributor: Person;
  eager: boolean;
}

/** The media above the text of a card; nothing if the row has none. */
export function CardMedia({ item, contributor, eager }: Props) {
  const { metadata } = item;
  const url = useHeldUrl(item.media_url);
  const text = item.description?.trim();
  // Keyed by URL, so that a changed file resets the state of the component.
  if (url && item.item_type === 'photo') {
    return (
      <PictureLink id={item.id}>
        <Photo key={url} item={item} url={url} eager={eager} />
      </PictureLink>
    );
  }
  if (url && item.item_type === 'gif') {
    return (
      <PictureLink id={item.id}>
        <Gif key={url} item={item} url={url} eager={eager} />
      </PictureLink>
    );
  }
  if (url && item.item_type === 'video')
    return <Video key={url} item={item} url={url} eager={eager} contributor={contributor.name} />;
  if (url && item.item_type === 'audio') {
    return (
      <AudioCard
        key={url}
        id={item.id}
        variant={metadata.audio_variant}
        title={item.title}
        description={item.description}
        audioUrl={url}
        duration={metadata.duration}
        peaks={metadata.peaks}
        transcript={metadata.transcript}
        picture={metadata.poster_url}
        authorId={contributor.id}
        authorName={contributor.name}
        authorAvatar={contributor.avatarUrl}
        undecodable={<UndecodableNote item={item} kind="audio" />}
      />
    );
  }
  return (
    <>
      {item.item_type === 'text' && text && <WrittenPage text={text} />}
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
    <div className={item.item_type === 'photo' ? 'p-[10px] pb-0' : ''}>
      {links && url ? (
        <links.ForeignMedia {...{ item, url, aspectRatio }} />
      ) : (
        <div style={{ aspectRatio }} />
      )}
    </div>
  );
}
