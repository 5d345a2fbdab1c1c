import { expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { timelineSchema } from '@/modules/timeline/rows';
import { mailLink, itemSubject, storySubject, whatsAppLink } from './share-subject';

const link = 'https://anekdotes.nl/public/oma-riet?zoek=a&soort=foto';
const story = (title: string) =>
  storySubject(timelineSchema.parse({ id: 'b', title }), '/public/oma-riet');

it('creates a mail with the full link', () => {
  const mail = new URL(mailLink(story('Oma & Opa #1 + 100%'), link));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Een verhaal voor jou: Oma & Opa #1 + 100%');
  expect(mail.searchParams.get('body')).toContain(`\r\n\r\n${link}\r\n`);
});

it('escapes mail headers in a title', () => {
  const mail = new URL(mailLink(story('x&bcc=iemand@elders.nl\r\nBcc: y'), link));
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('creates a WhatsApp message with title and link', () => {
  const message = new URL(whatsAppLink(story('Oma Riet'), link));
  expect(message.origin).toBe('https://wa.me');
  expect(message.searchParams.get('text')).toBe(`Oma Riet\n${link}`);
});

it.each([
  [{}, 'De trouwdag, 4 mei 1955'],
  [{ metadata: { date_precision: 'year' } }, 'De trouwdag, 1955'],
  [{ item_date: null }, 'De trouwdag'],
  [{ item_date: null, metadata: { date_text: 'na de oorlog' } }, 'De trouwdag, na de oorlog'],
])('names the item and its date by precision', (row, message) => {
  expect(itemSubject(createItem(row), '/x').message).toBe(message);
});

it('accepts a lone surrogate', () => {
  expect(() => mailLink(story('Oma \ud83d'), link)).not.toThrow();
});
