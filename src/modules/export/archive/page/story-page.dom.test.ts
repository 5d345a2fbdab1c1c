import { expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { readWrittenText } from '@/modules/timeline/written-text';
import { timelineSchema } from '@/modules/timeline/rows';
import type { ArchivedFiles, ArchivedStory } from '../archived-story';
import { encodePath } from './page-item';
import { renderStoryPage } from './story-page';

const pageOf = (story: Partial<ArchivedStory>) => {
  const text = renderStoryPage({
    timeline: timelineSchema.parse({ id: 'b', title: 'Oma Riet', description: 'Van toen.' }),
    items: [],
    files: new Map(),
    missing: [],
    link: 'https://anekdotes.nl/public/oma-riet',
    day: '2026-11-21',
    isPart: false,
    colors: {},
    ...story,
  });
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
};
const withFiles = (files: ArchivedFiles, row: Record<string, unknown> = {}) => {
  const item = createItem(row);
  return pageOf({ items: [item], files: new Map([[item.id, files]]) }).page;
};

it('names the language of a text and its transcript, not of the title', () => {
  const metadata = { language: 'en', transcript: 'La la.' };
  const page = withFiles({}, { description: 'Dear mother.', item_type: 'audio', metadata });
  const marked = [...page.querySelectorAll('li [lang]')];
  expect(marked.map((element) => [element.getAttribute('lang'), element.textContent])).toEqual([
    ['en', 'Dear mother.'],
    ['en', 'La la.'],
  ]);
});

const hostile = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!--',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;',
  '${alert(1)} {{7*7}} `',
  '\u202Eevil\u202C \u200F',
  '<a href="javascript:alert(1)">hier</a>',
];

it.each(hostile)('%s is rendered as text everywhere', (text) => {
  const items = [
    createItem({
      title: text,
      description: text,
      created_by: text,
      creator: { display_name: text, avatar_url: null },
      metadata: { location_name: text, transcript: text, date_text: text, captions_url: '/c.vtt' },
      item_type: 'video',
      media_url: '/film.mp4',
    }),
    createItem({ id: 'brief', title: text, description: text, item_type: 'text', media_url: null }),
  ];
  const files = new Map([[items[0]!.id, { media: `media/${text}.mp4`, captionsText: text }]]);
  const { page } = pageOf({
    timeline: timelineSchema.parse({ id: 'b', title: text, description: text }),
    items,
    files,
    missing: [text],
    colors: { primary: `red}</style><script>alert(1)</script>`, paper: 'url(https://x.test)' },
  });
  expect(page.querySelectorAll('script, svg, iframe, object, embed, form, base')).toHaveLength(0);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  expect(page.querySelectorAll('img')).toHaveLength(0);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
  expect(links.filter((link) => !/^(#|https:\/\/anekdotes\.nl\/)/.test(link))).toEqual([]);
  const meant = readWrittenText(text);
  expect(page.querySelector('h1')?.textContent).toBe(meant);
  expect(page.querySelectorAll('h3')[1]?.textContent).toBe(meant.trim());
  expect(page.querySelector('.page')?.textContent).toBe(meant.trim());
  expect(page.querySelector('style')?.textContent).not.toContain('alert');
  expect(page.querySelector('style')?.textContent).not.toContain('url(');
});

it('requests nothing from other hosts and forbids scripts', () => {
  const { page, text } = pageOf({
    items: [createItem({ media_url: 'https://elders.test/foto.jpg' })],
  });
  expect(page.querySelectorAll('[src], link, [srcset], [poster]')).toHaveLength(0);
  const link = page.querySelector('.lost a');
  expect(link?.getAttribute('href')).toBe('https://elders.test/foto.jpg');
  expect(link?.textContent).toBe('https://elders.test/foto.jpg');
  const policy = page.querySelector('[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toContain("script-src 'none'");
  expect(text).not.toContain('@import');
});

it('has a doctype, and its content security policy before all other content', () => {
  const { text } = pageOf({ items: [createItem()] });
  expect(text).toMatch(/^<!doctype html><html lang="nl"><head><meta charset="utf-8"/i);
  const policy = text.indexOf('Content-Security-Policy');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(text.search(/<(style|link|body|title)\b/));
});

it.each(hostile)('%s is escaped in texts and attributes', (title) => {
  const item = createItem({ title });
  const { text } = pageOf({
    timeline: timelineSchema.parse({ id: 'b', title }),
    items: [item],
    files: new Map([[item.id, { media: 'media/a.webp' }]]),
    missing: [title],
    link: `https://anekdotes.nl/public/${title}`,
  });
  const markup = text.replace(/<style>[^]*?<\/style>/, '');
  // A `<` or `>` in a quoted value is part of that value.
  const tags = markup.match(/<(?:"[^"]*"|[^">])*>/g)!;
  const names = new Set(tags.map((tag) => /^<[!/]?([a-z1-6]*)/i.exec(tag)![1]!.toLowerCase()));
  const ours =
    'doctype html head meta title style body header p h1 h3 bdi main section h2 ul li article div time span a footer img';
  expect([...names].filter((name) => !ours.split(' ').includes(name))).toEqual([]);
});

it.each([
  ['photo', 'img'],
  ['gif', 'img'],
  ['audio', 'audio[controls]'],
  ['video', 'video[controls]'],
])('a %s links to its file with an encoded path', (item_type, selector) => {
  const page = withFiles({ media: 'media/1955 #1 100% waar?.x' }, { item_type });
  expect(page.querySelector(selector)?.getAttribute('src')).toBe(
    'media/1955%20%231%20100%25%20waar%3F.x',
  );
});

it('embeds captions as a data URL', () => {
  const captionsText = 'WEBVTT\n\n00:00.000 --> 00:01.000\nZo "was" <het>';
  const page = withFiles({ media: 'media/f.mp4', captionsText }, { item_type: 'video' });
  const address = page.querySelector('track')!.getAttribute('src')!;
  expect(decodeURIComponent(address.replace('data:text/vtt;charset=utf-8,', ''))).toBe(
    captionsText,
  );
});

it('shows chapters, dates by precision, contributors, places and transcripts', () => {
  const { page } = pageOf({
    items: [
      createItem({ metadata: { date_precision: 'year', location_name: 'Amsterdam' } }),
      createItem({ id: 'b', item_date: '1956-01-01', metadata: { transcript: 'Mama? Met Wim.' } }),
      createItem({ id: 'c', item_date: null }),
    ],
  });
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('h2')).toEqual(['1955', '1956', 'Zonder datum']);
  expect(texts('nav a')).toEqual(['1955', '1956', 'Zonder datum']);
  expect(texts('.date')).toEqual(['1955', '1 januari 1956', 'Datum onbekend']);
  expect(texts('.facts bdi')).toContain('Karel Jansen');
  expect(texts('.place')).toEqual(['Amsterdam']);
  expect(texts('details .story')).toEqual(['Mama? Met Wim.']);
  expect(page.querySelector('footer')?.textContent).toContain('Bewaard op 21 november 2026.');
});

it('marks missing files', () => {
  const { page } = pageOf({ items: [createItem()], missing: ['De trouwdag'] });
  expect(page.querySelector('.lost')?.textContent).toMatch(/kon niet mee/);
  expect(page.querySelector('footer li')?.textContent).toBe('De trouwdag');
});

it('uses theme colours and rejects other CSS values', () => {
  expect(pageOf({ colors: { primary: '#123456' } }).text).toContain('--primary:#123456');
  expect(pageOf({ colors: { primary: 'var(--x)' } }).text).toContain('--primary:#9a3b26');
});

it('encodes each segment of a path', () => {
  expect(encodePath('media/a b/c#d?é%.webp')).toBe('media/a%20b/c%23d%3F%C3%A9%25.webp');
});
