import { expect, test } from 'vitest';
import { bareSlugOf, itemIdFrom, itemPathOf, storyPathOf, slugFrom } from './slug';

test.each([
  ['/public/oma-riet', 'oma-riet'],
  ['/public/oma-riet/', 'oma-riet'],
  ['/public/oma%20riet', 'oma riet'],
  ['/public/%C3%A9%C3%A9n%20jaar', 'één jaar'],
  ['/public/a%2Fb', 'a/b'],
  ['/public/a%252Fb', 'a%2Fb'],
  ['/public/100%25', '100%'],
  ['/public/%00', '\0'],
  ['/public/%E0%A4%A', '%E0%A4%A'],
  ['/public/%', '%'],
  [`/public/${'x'.repeat(5000)}`, 'x'.repeat(5000)],
  ["/public/o'riet;--", "o'riet;--"],
  ['/public/👵', '👵'],
])('%s asks for %j', (pathname, slug) => expect(slugFrom(pathname)).toBe(slug));

test.each(['oma-riet', 'a/b', 'a%2Fb', '100%', 'één jaar', '👵'])('%j has an address', (slug) =>
  expect(slugFrom(storyPathOf(slug))).toBe(slug),
);

const id = 'c1000000-0000-4000-8000-000000000021';

test.each([
  ['/public/oma-riet', null],
  ['/public/oma-riet/', null],
  ['/public/moment', null],
  ['/public/moment/moment', null],
  ['/public/oma-riet/moment/', null],
  ['/public/oma-riet/foto/1', null],
  [`/public/oma-riet/moment/${id}`, id],
  [`/public/oma-riet/moment/${id}.`, id],
  [`/public/oma-riet./moment/${id}).`, id],
  [`/public/oma-riet/moment/${id}%E2%80%9D%20`, id],
  [`/public/oma-riet/moment/${id.toUpperCase()}/`, id],
  ['/public/oma-riet/moment/%E0%A4%A', '%e0%a4%a'],
  ['/public/oma-riet/moment/a%2Fb', 'a/b'],
  ['/public/oma-riet/moment/..%2F..', '../..'],
])('%s names moment %j', (pathname, moment) => expect(itemIdFrom(pathname)).toBe(moment));

test.each(['oma-riet', 'a/b', '100%', "o'riet;--", '$&', 'moment'])(
  'a moment of %j has an address',
  (slug) => {
    const path = itemPathOf(slug, id);
    expect([slugFrom(path), itemIdFrom(path)]).toEqual([slug, id]);
  },
);

test.each([
  '.',
  ',',
  ')',
  ').',
  '"',
  '\u201d',
  '\u2019',
  '>',
  ']',
  '!',
  '...',
  '\u2026',
  '\u00a0',
  '\u200b',
  ';',
  '_',
  '-',
])('with %j behind it, a slug has a bare one', (end) => {
  expect(bareSlugOf(`oma-riet${end}`)).toBe('oma-riet');
  expect(bareSlugOf(slugFrom(storyPathOf(`oma-riet${end}`)))).toBe('oma-riet');
});

test.each(['oma-riet', 'één', 'e\u0301', 'oma.riet', '(oma', '', '.', '👵', '日本'])(
  '%j has no bare slug',
  (slug) => expect(bareSlugOf(slug)).toBeNull(),
);
