import { expect, test } from 'vitest';
import { isStoryPath, withOwnWords } from './paths';
import {
  itemIdFrom,
  itemPathOf,
  normalFormsOf,
  slugFrom,
  storyPathOf,
} from '@shared/story-address';

test.each([
  ['/public/oma-riet', 'oma-riet'],
  ['/public/oma-riet/', 'oma-riet'],
  ['/public/oma-riet//', 'oma-riet'],
  ['/public//oma-riet', ''],
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
  [`/public/oma-riet/moment/${id}//`, id],
  ['/public/oma-riet/moment/%E0%A4%A', 'e0%a4%a'],
  [`/public/oma-riet/moment/${id}&fbclid=IwAR2`, id],
  [`/public/oma-riet/moment/%20${id.replaceAll('-', '%E2%80%91')}.html`, id],
  [`/public/oma-riet/moment/${id.replaceAll('-', '')}`, id],
  [`/public/oma-riet/moment/${id.replaceAll('-', '_')}.`, id],
  [`/public/oma-riet/moment/${id.replaceAll('-', '')}1`, `${id.replaceAll('-', '')}1`],
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

/** `oma-riet-1950` as people type it and as applications change it. */
test.each([
  ['capitals', 'OMA-RIET-1950'],
  ['the first letter', 'Oma-riet-1950'],
  ['an en dash', 'oma–riet–1950'],
  ['a long dash and a minus', 'oma—riet−1950'],
  ['hyphens that do not break', 'oma‑riet‑1950'],
  ['a soft hyphen', 'oma-\u00adriet-1950'],
  ['a space before it', ' oma-riet-1950'],
  ['spaces inside', 'oma -\u00a0riet-1950'],
  ['a broken line', 'oma-riet-\n1950'],
  ['a mark of direction', '\u200eoma-riet-1950\u200f'],
  ['underscores around it', '_oma-riet-1950_'],
  ['asterisks around it', '**oma-riet-1950**'],
  ['quotes around it', '“oma-riet-1950”'],
  ['brackets around it', '<oma-riet-1950>'],
  ['a parameter', 'oma-riet-1950&fbclid=IwAR2x-Y_z'],
  ['a parameter as in HTML', 'oma-riet-1950&amp;utm_source=mail'],
  ['an encoded question mark', 'oma-riet-1950?fbclid=IwAR2'],
  ['a session', 'oma-riet-1950;jsessionid=1A2B.node1'],
  ['an ampersand that is encoded twice', 'oma-riet-1950%26fbclid=IwAR2'],
  ['a question mark that is encoded twice', 'oma-riet-1950%3Ffbclid%3DIwAR2'],
  ['an encoded fragment', 'oma-riet-1950#jaar-1950'],
  ['the end of a file', 'oma-riet-1950.html'],
  ['the end of a file, and of a sentence', '(oma-riet-1950.HTM).'],
  ['full width', 'ｏｍａ－ｒｉｅｔ－１９５０'],
  ['much at once', ' _Oma–Riet–1950.html?fbclid=a&b=c'],
  ...'.,)"’>]!…;_-:*\'~|'.split('').map((end) => [`${end} behind it`, `oma-riet-1950${end}`]),
])('%s: %j has the normal form of the slug', (_, slug) => {
  const forms = normalFormsOf(slug!);
  expect(forms.at(-1)).toBe('oma-riet-1950');
  // Of a link in the address bar too.
  expect(normalFormsOf(slugFrom(storyPathOf(slug!)))).toEqual(forms);
});

/** `h7nf7-qdkpc-m6bcr`, a slug of `new_slug`, whatever stands in it or behind it. */
test.each([
  'H7NF7-QDKPC-M6BCR',
  'h7nf7qdkpcm6bcr',
  'h7nf7 qdkpc m6bcr',
  'h7nf7_qdkpc_m6bcr',
  'h7nf7.qdkpc.m6bcr.',
  'h7nf7--qdkpc – m6bcr',
  'h7nf\n7-qdkpc-m6bcr',
  'h7nf7-qdkpc-m6bcr groetjes, Riet',
  'h7nf7-qdkpc-m6bcr\nKijk',
  'h7nf7-qdkpc-m6bcr/Groetjes',
  "h7nf7-qdkpc-m6bcr's",
  'h7nf7-qdkpc-m6bcr’s',
  'h7nf7-qdkpc-m6bcr;jsessionid=1A',
  'h7nf7-qdkpc-m6bcr%26fbclid=x',
  'h7nf7-qdkpc-m6bcr%20van oma',
  'h7nf7-qdkpc-m6bcrhttps://anekdotes.example',
  '“h7nf7-qdkpc-m6bcr”',
])('%j has the random slug as its only normal form', (slug) =>
  expect(normalFormsOf(slug)).toEqual(['h7nf7-qdkpc-m6bcr']),
);

test.each([
  ['oma riet', ['omariet']],
  ['oma-riet groetjes', ['oma-rietgroetjes']],
  ['oma/riet', []],
  ['opa&oma', []],
  ['opa;oma', []],
  ["oma's", []],
  ['omariet1950', []],
  ['brfst-kl', []],
  ['h7nf7-qdkpc-m6bc', []],
  // A vowel, which no random slug has.
  ['h7nf7-qdkpc-m6bca', []],
])('%j, which a hand picked, loses no words', (slug, forms) =>
  expect(normalFormsOf(slug)).toEqual(forms),
);

test.each([
  ['oma-riet', []],
  ['', []],
  ['.', []],
  ['👵', []],
  ['日本', []],
  ['één', []],
  ['e\u0301e\u0301n', ['één']],
  ['oma.riet', []],
  ['oma_riet', []],
  ['a/b', []],
  // Older slugs can have capitals.
  ['Oma-Riet.', ['Oma-Riet', 'oma-riet']],
  ['../../help', ['help']],
  ['//elders.example', ['elders.example']],
  [`oma-riet?a=${'x'.repeat(688)}`, ['oma-riet']],
  [`oma-riet?a=${'x'.repeat(690)}`, []],
])('%j has the normal forms %j', (slug, forms) => expect(normalFormsOf(slug)).toEqual(forms));

test.each([
  ['/public/oma-riet', '/public/oma-riet'],
  ['/PUBLIC/Oma-Riet', '/public/Oma-Riet'],
  ['/Public/PUBLIC/', '/public/PUBLIC/'],
  ['/public/MOMENT/MOMENT/A', '/public/MOMENT/moment/A'],
  ['/PUBLIC/%2F%2Fa/moment/B', '/public/%2F%2Fa/moment/B'],
  ['/PUBLIC', '/PUBLIC'],
  ['/Publication/x', '/Publication/x'],
  ['//PUBLIC/x', '//PUBLIC/x'],
  ['/public//oma-riet', '/public/oma-riet'],
  ['/public/oma-riet//', '/public/oma-riet//'],
  ['/public//oma-riet//', '/public/oma-riet//'],
  ['/PUBLIC//oma-riet//MOMENT//A', '/public/oma-riet/moment/A'],
  ['/public////elders.example', '/public/elders.example'],
  ['/public/h7nf7-qdkpc-m6bcr/Groetjes', '/public/h7nf7-qdkpc-m6bcr'],
  ['/public/H7NF7-qdkpc-m6bcr/van/oma', '/public/H7NF7-qdkpc-m6bcr'],
  ['/public/h7nf7-qdkpc-m6bcr/', '/public/h7nf7-qdkpc-m6bcr/'],
  ['/public/h7nf7-qdkpc-m6bcr//', '/public/h7nf7-qdkpc-m6bcr//'],
  ['/public/h7nf7-qdkpc-m6bcr/moment/A', '/public/h7nf7-qdkpc-m6bcr/moment/A'],
  ['/public/h7nf7-qdkpc-m6bcr/moment', '/public/h7nf7-qdkpc-m6bcr/moment'],
  ['/public/oma/riet', '/public/oma/riet'],
  ['/help/PUBLIC/x', '/help/PUBLIC/x'],
])('%s leads to %s', (pathname, path) => {
  expect(withOwnWords(pathname)).toBe(path);
  expect(withOwnWords(path)).toBe(path);
});

test.each([
  ['/public/oma', true],
  ['/PuBliC/oma', true],
  ['/public', false],
  ['/publica/', false],
  ['/', false],
])('%s is the path of a story: %s', (pathname, isStory) =>
  expect(isStoryPath(pathname)).toBe(isStory),
);
