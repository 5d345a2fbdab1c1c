import { storySummary } from '@shared/story-summary';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { labelOf } from '@shared/item-label';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

/** The link to share, with its title and text. */
export interface ShareSubject {
  heading: string;
  title: string;
  /** Path, with the active filter. */
  path: string;
  /** The text before the link in a message. */
  message: string;
  mailText: (message: string, link: string) => string;
}

export function storySubject(timeline: Timeline, path: string): ShareSubject {
  const title = storySummary(timeline).title;
  return { heading: copy.title, title, path, message: title, mailText: copy.mailText };
}

export function itemSubject(item: TimelineItem, path: string): ShareSubject {
  const title = labelOf(item);
  const message =
    item.item_date || item.metadata.date_text ? `${title}, ${formatItemDate(item).text}` : title;
  return { heading: copy.itemTitle, title, path, message, mailText: copy.itemText };
}

/** Mail bodies need CRLF line ends. */
export const mailLink = ({ title, message, mailText }: ShareSubject, link: string) =>
  `mailto:?subject=${encode(copy.mailSubject(title))}&body=${encode(mailText(message, link).replaceAll('\n', '\r\n'))}`;

export const whatsAppLink = ({ message }: ShareSubject, link: string) =>
  `https://wa.me/?text=${encode(`${message}\n${link}`)}`;

/** Removes lone surrogates, on which `encodeURIComponent` throws. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
