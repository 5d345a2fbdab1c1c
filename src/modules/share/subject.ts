import { itemDate } from '@/modules/item-card/item-date/date-words';
import { labelOf } from '@/modules/item-card/item-label';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

/** What is shared, in the words that go with its link. */
export interface Subject {
  heading: string;
  title: string;
  mailSubject: string;
  /** Path with the filter of the reader, if any is on. */
  path: string;
  mailText: (link: string) => string;
  /** Goes before the link in a message. */
  message: string;
}

export function storySubject(timeline: Timeline, path: string): Subject {
  const title = timeline.title.trim() || copy.untitled;
  return {
    heading: copy.title,
    title,
    path,
    mailSubject: copy.mailSubject(title),
    mailText: (link) => copy.mailText(title, link),
    message: title,
  };
}

export function momentSubject(item: TimelineItem, path: string): Subject {
  const title = labelOf(item);
  const what =
    item.item_date || item.metadata.date_text ? `${title}, ${itemDate(item).text}` : title;
  return {
    heading: copy.momentTitle,
    title,
    path,
    mailSubject: copy.momentSubject(title),
    mailText: (link) => copy.momentText(what, link),
    message: what,
  };
}

/** Line ends as mail has them; the text as it stands, whatever signs are in it. */
export const mailLink = ({ mailSubject, mailText }: Subject, link: string) =>
  `mailto:?subject=${encode(mailSubject)}&body=${encode(mailText(link).replaceAll('\n', '\r\n'))}`;

export const whatsAppLink = ({ message }: Subject, link: string) =>
  `https://wa.me/?text=${encode(`${message}\n${link}`)}`;

/** Half a character, as cutting a text may leave, cannot stand in an address. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
