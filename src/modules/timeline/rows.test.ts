import { describe, expect, test } from 'vitest';
import { timelineItemSchema, timelineSchema } from './rows';

const row = {
  id: 'a',
  title: 'De trouwdag',
  description: 'Het regende.',
  item_type: 'photo',
  media_url: '/demo/trouwdag-960.webp',
  item_date: '1955-05-04',
  created_by: 'b',
  metadata: { location_name: 'Amsterdam', width: 960, height: 720 },
  creator: { display_name: 'Karel Jansen', avatar_url: null },
};
const precise = (date_precision: unknown) => ({ metadata: { date_precision } });
const says = (date_text: unknown) => ({ metadata: { date_text } });
const read = (changes: object) => timelineItemSchema.parse({ ...row, ...changes });

test('keeps a valid row unchanged', () => expect(read({})).toEqual(row));

test('reads the entities in each text that people write, and in no other field', () => {
  const text = 'Caf&eacute;';
  const [metadata, shown] = [text, 'Café'].map((value) => ({
    location_name: value,
    gif_title: value,
    alt_text: value,
    date_text: value,
    transcript: value,
  }));
  const media_url = '/demo/a.webp?b=1&amp;c=2';
  const changes = { title: text, description: text, media_url, metadata };
  const creator = { display_name: text, avatar_url: null };
  expect(read({ ...changes, creator })).toMatchObject({
    title: 'Café',
    description: 'Café',
    media_url,
    metadata: shown,
    creator: { display_name: 'Café' },
  });
  const story = { id: 'a', title: text, description: text };
  expect(timelineSchema.parse(story)).toMatchObject({ title: 'Café', description: 'Café' });
});

describe('an invalid value becomes absent, and the rest of the row stays', () => {
  test.each([
    ['null metadata', { metadata: null }, { metadata: {} }],
    ['metadata of another kind', { metadata: 'kapot' }, { metadata: {} }],
    [
      'a broken part of metadata',
      { metadata: { location_name: 5, width: 9 } },
      { metadata: { width: 9 } },
    ],
    ['an unknown audio variant', { metadata: { audio_variant: 'mp3' } }, { metadata: {} }],
    [
      'a poster elsewhere than on the web',
      { metadata: { poster_url: 'javascript:1' } },
      { metadata: {} },
    ],
    ['no creator', { creator: null }, { creator: null }],
    [
      'a nameless creator',
      { creator: { display_name: null, avatar_url: null } },
      { creator: { display_name: null, avatar_url: null } },
    ],
    ['a broken creator', { creator: 5 }, { creator: null }],
    [
      'media at another host',
      { media_url: 'https://elders.nl/a.jpg' },
      { media_url: null, foreignUrl: 'https://elders.nl/a.jpg' },
    ],
    [
      'a poster and captions at another host',
      { metadata: { poster_url: 'https://elders.nl/a.jpg', captions_url: 'https://elders.nl/a' } },
      { metadata: {} },
    ],
    [
      'an avatar at another host',
      { creator: { display_name: 'X', avatar_url: 'https://elders.nl/a.jpg' } },
      { creator: { display_name: 'X', avatar_url: null } },
    ],
    ['a path that leads upwards as media', { media_url: '/demo/../a.jpg' }, { media_url: null }],
    ['a script as media', { media_url: 'javascript:alert(1)' }, { media_url: null }],
    [
      'a script as avatar',
      { creator: { display_name: 'X', avatar_url: 'javascript:1' } },
      { creator: { display_name: 'X', avatar_url: null } },
    ],
    ['a day that does not exist', { item_date: '1955-02-30' }, { item_date: null }],
    ['rubbish as date', { item_date: 'gisteren' }, { item_date: null }],
    ['a timestamp', { item_date: '2024-03-05T12:00:00+00:00' }, { item_date: '2024-03-05' }],
    ['an hour', { item_date: '2024-03-05 23:30:00+01' }, { item_date: '2024-03-05' }],
    ['midnight', { item_date: '2024-03-05T00:00:00Z' }, { item_date: '2024-03-05' }],
    ['a local time', { item_date: '2024-03-05T23:59:59.999999' }, { item_date: '2024-03-05' }],
    ['a time far west', { item_date: '2024-03-05t00:30-11:00' }, { item_date: '2024-03-05' }],
    ['a time on no day', { item_date: '2024-02-30T12:00:00Z' }, { item_date: null }],
    ['a time before Christ', { item_date: '0044-03-15 12:00:00+00 BC' }, { item_date: null }],
    ['words after a day', { item_date: '2024-03-05 of later' }, { item_date: null }],
    ['a position', { metadata: { position: -1.5 } }, { metadata: { position: -1.5 } }],
    ['a position as text', { metadata: { position: '3' } }, { metadata: {} }],
    ['an endless position', { metadata: { position: Infinity } }, { metadata: {} }],
    ['a missing date', { item_date: null }, { item_date: null }],
    ['the year 0', { item_date: '0000-01-01' }, { item_date: null }],
    ['a year before Christ', { item_date: '0044-03-15 BC' }, { item_date: null }],
    ['a known precision', precise('decade'), precise('decade')],
    ['an unknown precision', precise('eeuw'), { metadata: {} }],
    ['a precision of another kind', precise(1956), { metadata: {} }],
    ['words for a date', says(' zomer\n 1956 '), says('zomer 1956')],
    ['no words for a date', says(' \t'), { metadata: {} }],
    ['words of another kind', says(1956), { metadata: {} }],
    ['60 characters for a date', says('👵'.repeat(60)), says('👵'.repeat(60))],
    ['a whole story for a date', says('toen '.repeat(99)), says(`${'toen '.repeat(12).trim()}…`)],
    ['a missing title', { title: null }, { title: '' }],
    ['an unknown kind', { item_type: 'hologram' }, { item_type: 'hologram' }],
    ['a missing kind', { item_type: null }, { item_type: '' }],
  ])('%s', (_, given, expected) => {
    const { metadata, ...item } = read(given);
    const filled = Object.fromEntries(
      Object.entries(metadata).filter(([, value]) => value !== undefined),
    );
    const whole = { ...item, metadata: 'metadata' in given ? filled : metadata };
    expect(whole).toEqual({ ...row, ...expected });
  });

  test('missing keys', () => {
    const item = timelineItemSchema.parse({ id: 'a' });
    expect(item).toMatchObject({ title: '', media_url: null, item_date: null, creator: null });
  });
});

test.each(['//elders.nl/logo.svg', 'https://elders.nl/logo.svg', 'javascript:1'])(
  'parses a timeline with the logo %s',
  (custom_logo_url) => {
    expect(timelineSchema.parse({ id: 'a', title: 'Oma', custom_logo_url })).toMatchObject({
      title: 'Oma',
      description: null,
      custom_logo_url: null,
    });
  },
);
