// What reads a text from outside takes time in proportion to its length, whatever the text is.
import { describe, expect, it } from 'vitest';
import { labelOf } from '@shared/item-label';
import { readDateText, itemDateText } from '@shared/item-date';
import { comparedPassword } from '@shared/link-password';
import { isOwnUrl } from '@shared/own-url';
import { plainText } from '@shared/plain-text';
import { dayOfDate } from '@shared/calendar-day';
import { normalFormsOf, storyAddressOf } from '@shared/story-address';
import { pageOf, withOwnWords } from '@shared/story-path';
import { storySummary } from '@shared/story-summary';
import { truncateWords } from '@/modules/help-article/article-text';
import { answerParts, sanitizeAnswer } from '@/modules/help-chat/messages/answer-parts';
import { createUniqueNames, sanitizeFileName } from '@/modules/export/archive/file-name';
import { listStoryFiles } from '@/modules/export/archive/list-story-files';
import { cssString } from '@/modules/export/booklet/use-running-title';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { mailLink, storySubject, whatsAppLink } from '@/modules/share/share-subject';
import { countWords } from '@/modules/slideshow/scenes/reading-time';
import { shownIn } from '@/modules/slideshow/scenes/untold';
import { splitSentences } from '@/modules/slideshow/voice/speech/sentences';
import { spokenText } from '@/modules/slideshow/voice/speech/spoken-text';
import { withoutFilter, withoutNews } from '@/modules/timeline/absolute-link';
import { groupIntoChapters } from '@/modules/timeline/chapters';
import { parseFilter, serializeFilter } from '@/modules/timeline/filter/filter-params';
import { emptyFilter, filterItems } from '@/modules/timeline/filter/timeline-filter';
import { createItem } from '@/modules/timeline/fixtures';
import { storedAddress } from '@/modules/timeline/media-files/signed-urls';
import { fileOf, isMediaPath } from '@/modules/timeline/media-files/media-path';
import { contributorName, initialsOf } from '@/modules/timeline/people/contributor-names';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import { locationBadge, placeKey } from '@/modules/timeline/places';
import { timelineItemSchema, timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import { parseDutchDate } from '@/modules/timeline-view/filter-bar/dates/parse-dutch-date';
import { placesByFrequency } from '@/modules/timeline/filter/listed-places';
import { suggestFilters } from '@/modules/timeline-view/filter-bar/search-help/suggest-filters';
import { primaryLanguage } from '@/modules/timeline/item-language';
import { normalizeText, searchTerms, textMatcher } from '@/lib/text-match';
import { ownUrl } from '@/lib/urls/own-url';
import { safeUrl } from '@/lib/urls/safe-url';
import { addressOf } from '../../supabase/functions/ai-help-chat/address';
import { courtesyOf } from '../../supabase/functions/ai-help-chat/courtesy';
import { cleanModelText } from '../../supabase/functions/ai-help-chat/model-text';
import { partsOf } from '../../supabase/functions/ai-help-chat/two-questions';
import { wordsOf } from '../../supabase/functions/ai-help-chat/words';

const item = (fields: Record<string, unknown>) => createItem(fields);
const search = (text: string) => ({ ...emptyFilter, search: text });
const rules = { given: '', supportEmail: 'hallo@anekdotes.example' };

/** What reads a text of an address, a row, a file or a question. */
const readers: Record<string, (text: string) => unknown> = {
  // Addresses
  storyAddressOf: (text) => storyAddressOf(`/public/${text}/moment/${text}`),
  normalFormsOf,
  pageOf: (text) => pageOf(`/public/${text}`),
  withOwnWords: (text) => withOwnWords(`/public/${text}`),
  parseFilter: (text) => parseFilter(`?zoek=${text}&plaats=${text}&van=${text}&nieuw=${text}`),
  serializeFilter: (text) => serializeFilter(`?${text}`, search(text)),
  withoutFilter,
  withoutNews: (text) => withoutNews(`/public/a?${text}`),
  safeUrl: (text) => safeUrl(`https://a.example/${text}`),
  'safeUrl of another text': safeUrl,
  ownUrl: (text) => ownUrl(`/${text}`),
  isOwnUrl: (text) => isOwnUrl(`/storage/${text}`, ['/storage/']),
  storedAddress,
  fileOf,
  isMediaPath: (text) => isMediaPath(`timeline-media/7e000000-0000-4000-8000-000000000001/${text}`),
  addressOf: (text) => {
    const headers = { get: () => text } as unknown as Headers;
    return addressOf(headers, 'cf-connecting-ip', 0);
  },
  // Rows
  timelineItemSchema: (text) =>
    timelineItemSchema.parse({
      ...item({ title: text, item_type: text, item_date: text, media_url: text }),
      metadata: { language: text, preview: text, dominant_color: text, date_text: text },
    }),
  timelineSchema: (text) => timelineSchema.parse({ id: text, custom_logo_url: `/${text}` }),
  dayOfDate,
  readDateText,
  itemDateText: (text) => itemDateText('1955-05-04', { date_text: text, date_precision: text }),
  formatItemDate: (text) => formatItemDate(item({ metadata: { date_text: text } })),
  plainText,
  labelOf: (text) => labelOf(item({ title: text, description: text })),
  storySummary: (text) => storySummary({ title: text, description: text }),
  contributorName,
  initialsOf,
  placeKey,
  locationBadge,
  primaryLanguage,
  normalizeText,
  filterItems: (text) => filterItems([item({ description: text })], search('a')),
  countWords,
  shownIn: (text) => shownIn(item({ metadata: { alt_text: text } })),
  'shownIn beside a text': (text) =>
    shownIn(item({ description: text, metadata: { alt_text: `${text}b` } })),
  splitSentences,
  spokenText,
  sanitizeFileName: (text) => sanitizeFileName(text, 'a'),
  cssString,
  whatsAppLink: (text) =>
    whatsAppLink(storySubject(timelineSchema.parse({ id: 'a', title: text }), ''), ''),
  mailLink: (text) =>
    mailLink(storySubject(timelineSchema.parse({ id: 'a', title: text }), ''), ''),
  truncateWords: (text) => truncateWords(text, text.length - 1),
  // Questions, answers and what a visitor types
  searchTerms,
  textMatcher: (text) => textMatcher(text)?.(text),
  parseDutchDate: (text) => parseDutchDate(text, 'start'),
  // With what the address keeps of a search.
  suggestFilters: (text) =>
    suggestFilters(
      [item({ metadata: { location_name: 'a' } })],
      parseFilter(`?${new URLSearchParams({ zoek: text })}`),
    ),
  comparedPassword,
  sanitizeAnswer,
  answerParts,
  cleanModelText: (text) => cleanModelText(text, rules),
  courtesyOf,
  partsOf,
  wordsOf,
};

/** What goes through the rows of a story. */
const listReaders: Record<string, (items: TimelineItem[]) => unknown> = {
  createUniqueNames: (items) => {
    const uniqueName = createUniqueNames();
    return items.map(({ title }) => uniqueName(title, 'webp'));
  },
  listStoryFiles,
  filterItems: (items) => filterItems(items, search('moment 1')),
  suggestFilters: (items) => suggestFilters(items, search('plaats 1')),
  contributorsOf,
  placesByFrequency,
  groupIntoChapters: (items) => groupIntoChapters(items, 'year'),
};

/** Rows with one title and day, or each with its own of everything. */
const rows: Record<string, (at: number) => Record<string, unknown>> = {
  alike: () => ({}),
  'all different': (at) => ({
    title: `Moment ${at}`,
    item_date: `${1000 + (at % 5000)}-01-01`,
    media_url: `/${at}.webp`,
    created_by: String(at),
    creator: { display_name: `Naam ${at}`, avatar_url: null },
    metadata: { location_name: `Plaats ${at}` },
  }),
};

/** A text is one of these over and over, which some pattern may try from each of its characters. */
const units = [
  ...Array.from('aA1 \t\n\r-.,!?;:\'"’“()[]{}<>&%/\\#@*_`~^=+|é漢👵🇳İ'),
  '\0',
  '\u00a0',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u200d',
  '\u2028',
  '\ufe0f',
  '\ufeff',
  '\ud800',
  '\u{1f3f4}',
  '\u{e0061}',
  '\u094d',
  '‐',
  '†',
  'ƒ',
  'ij',
  'a ',
  ' a',
  'a.',
  '1.',
  '1-',
  '1/',
  '1 ',
  '- ',
  ' .',
  '. ',
  '\n ',
  'a-\n',
  'a\n',
  "a'",
  '"a" ',
  '](',
  '![',
  '[a](',
  '<a',
  'a@',
  'a.a',
  '://',
  '%20',
  '%e2',
  'www.',
  'a\u00ad',
  '\u{1f3f4}\u{e0061}',
  ' en ',
  ' jan. ',
  'st. ',
  'f 1.000',
  "'44",
  'd.w.z.',
  '1. a\n',
  'Aa',
  'A. ',
  '&a=',
  '/a',
  '../',
  '.html',
];
/** Before and behind it: a match can fail at its end only. */
const frames = [
  { start: '', end: '' },
  { start: 'a', end: '\0' },
];

const lengths = { text: [4_000, 64_000], rows: [1_000, 16_000] } as const;
/** In proportion to the length it is 16; in proportion to its square 256. */
const mostGrowth = 80;
/** What takes less is not the square of the length, which takes seconds; nor is what a busy machine makes slow. */
const certainMs = 1500;

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** How many times as long 16 times the length takes, by the fastest of some runs: other work of the machine is no growth. */
function growthOf([short, long]: [() => unknown, () => unknown]): number {
  let longMs = timeOf(long);
  if (longMs < certainMs) return 0;
  let shortMs = Infinity;
  for (let run = 0; run < 4; run += 1) {
    shortMs = Math.min(shortMs, timeOf(short), timeOf(short));
    if (longMs / shortMs < mostGrowth) break;
    longMs = Math.min(longMs, timeOf(long));
  }
  return longMs / shortMs;
}

const each = <Work>(sizes: readonly [number, number], make: (length: number) => Work) =>
  sizes.map(make) as [Work, Work];

/** The first text that takes too long; the others would take as long. */
function findSlowText(read: (text: string) => unknown): string | undefined {
  for (const unit of units) {
    for (const { start, end } of frames) {
      const texts = each(lengths.text, (length) => start + unit.repeat(length / unit.length) + end);
      const growth = growthOf([() => read(texts[0]), () => read(texts[1])]);
      if (growth > mostGrowth) return `${JSON.stringify({ start, unit, end })}: ${growth}`;
    }
  }
  return undefined;
}

describe('a text takes time in proportion to its length', () => {
  it.each(Object.entries(readers))('%s', (_, read) => expect(findSlowText(read)).toBeUndefined());
});

describe.each(Object.entries(rows))(
  'the rows of a story (%s) take time in proportion',
  (_kind, row) => {
    const stories = each(lengths.rows, (length) =>
      Array.from(
        { length },
        (_, at) => ({ ...item({}), id: String(at), ...row(at) }) as TimelineItem,
      ),
    );
    it.each(Object.entries(listReaders))('%s', (_, read) => {
      expect(growthOf([() => read(stories[0]), () => read(stories[1])])).toBeLessThan(mostGrowth);
    });
  },
);
