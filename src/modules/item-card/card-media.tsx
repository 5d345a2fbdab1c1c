import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { AudioCard } from '@/modules/audio-player/audio-card';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { Person } from '@/modules/timeline/avatar';
import { copy } from './copy';
import { Gif } from './media/gif';
import './item-card.css';
import { LinkedPicture } from './item-link';
import { Photo } from './media/photo';
import { Video } from './media/video';
import { WrittenPage } from './written-page';

interface Props {
  item: TimelineItem;
  author: Person;
  eager: boolean;
}

/** What a card shows above its text; nothing where a row has no media. */
export function CardMedia({ item, author, eager }: Props) {
  const { media_url: url, metadata } = item;
  const text = item.description?.trim();
  // A changed address is another picture or recording: keyed, so that it starts anew.
  if (url && item.item_type === 'photo') {
    return (
      <LinkedPicture id={item.id}>
        <Photo key={url} item={item} url={url} eager={eager} />
      </LinkedPicture>
    );
  }
  if (url && item.item_type === 'gif') {
    return (
      <LinkedPicture id={item.id}>
        <Gif key={url} item={item} url={url} eager={eager} />
      </LinkedPicture>
    );
  }
  if (url && item.item_type === 'video')
    return <Video key={url} item={item} url={url} eager={eager} contributor={author.name} />;
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
        authorId={author.id}
        authorName={author.name}
        authorAvatar={author.avatarUrl}
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

/** For a kind that this version cannot show: the address was made safe when the row came in. */
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
