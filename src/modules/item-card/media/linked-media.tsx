import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './linked-media-copy';
import { MediaMessage } from './media-message';

/** Opens the media of another host in a new tab; that host does not see which story links to it. */
export function ForeignLink({ url, className }: { url: string; className: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className={`wrap-anywhere ${className}`}
    >
      {copy.viewOn(new URL(url).host)}
    </a>
  );
}

interface Props {
  item: TimelineItem;
  url: string;
  aspectRatio?: number;
}

/** In the place of media that another host would have to send: what it is, and a link. */
export function ForeignMedia({ item, url, aspectRatio }: Props) {
  const { shownAs, name } = typeOf(item);
  return (
    <MediaMessage drawing={shownAs} text={copy.elsewhere(name)} aspectRatio={aspectRatio}>
      <ForeignLink url={url} className="button button-ghost" />
    </MediaMessage>
  );
}

/** Our own file of a type that has no other way to be shown. */
export function MediaLink({ url }: { url: string }) {
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
