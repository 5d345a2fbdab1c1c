import { storySummary } from '@shared/story-summary';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { labelOf } from '@shared/item-label';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

/** The link to share, with its title and text. */
export interface ShareSubject {
  heading: string;
  title: string;
  mailSubject: string;
  /** Path, with the active filter. */
  path: string;
  mailText: (link: string) => string;
  /** The text before the link in a message. */
  message: string;
}

export function storySubject(timeline: Timeline, path: string): ShareSubject {
  const title = storySummary(timeline).title;
  return {
    heading: copy.title,
    title,
    path,
    mailSubject: copy.mailSubject(title),
    mailText: (link) => copy.mailText(title, link),
    message: title,
  };
}

export function itemSubject(item: TimelineItem, path: string): ShareSubject {
  const title = labelOf(item);
  const message =
    item.item_date || item.metadata.date_text ? `${title}, ${formatItemDate(item).text}` : title;
  return {
    heading: copy.itemTitle,
    title,
    path,
    mailSubject: copy.mailSubject(title),
    mailText: (link) => copy.itemText(message, link),
    message,
  };
}

/** Mail bodies need CRLF line ends. */
export const mailLink = ({ mailSubject, mailText }: ShareSubject, link: string) =>
  `mailto:?subject=${encode(mailSubject)}&body=${encode(mailText(link).replaceAll('\n', '\r\n'))}`;

export const whatsAppLink = ({ message }: ShareSubject, link: string) =>
  `https://wa.me/?text=${encode(`${message}\n${link}`)}`;

/** Removes lone surrogates, on which `encodeURIComponent` throws. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
