import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { AudioCard } from '@/modules/audio-player/audio-card';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { Person } from '@/modules/timeline/avatar';
import { copy } from './copy';
import { Gif } from './media/gif';
import './item-card.css';
import { PictureLink } from './item-link';
import { Photo } from './media/photo';
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
      />
    );
  }
  return (
    <>
      {item.item_type === 'text' && text && <WrittenPage text={text} />}
      {url && <MediaLink url={url} />}
    </>
  );
}

/** For an unknown item type. The URL was validated when the row was parsed. */
function MediaLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-12 items-center gap-2 border-b border-line bg-wash px-[18px] font-semibold text-primary underline"
    >
      <ExternalLinkIcon aria-hidden="true" className="size-5 shrink-0" />
      {copy.openMedia}
    </a>
  );
}
