import { expect, it } from 'vitest';
import { timelineSchema } from '@/modules/timeline/rows';
import { copy } from './copy';
import { linkNotes } from './share-dialog';

const notesOf = (row: object) => linkNotes(timelineSchema.parse({ id: 'a', ...row }));
const end = new Date(2026, 11, 24, 9, 5).toISOString();
const ends = 'De link werkt tot 24 december 2026, 9:05 uur. Daarna stopt hij vanzelf.';

it.each([
  ['a link', {}, [copy.capability]],
  ['a link that asks for a password', { link_asks_password: true }, [copy.asksPassword]],
  ['a link that ends', { link_expires_at: end }, [copy.capability, ends]],
  ['both', { link_expires_at: end, link_asks_password: true }, [copy.asksPassword, ends]],
  ['an end that is no date', { link_expires_at: 'morgen' }, [copy.capability]],
])('of %s', (_, row, notes) => expect(notesOf(row)).toEqual(notes));

it('without a story, as in an example, the general note', () =>
  expect(linkNotes(undefined)).toEqual([copy.capability]));
