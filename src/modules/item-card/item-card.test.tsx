import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as dates from '@shared/calendar-day';
import { contrastRatio } from '@/lib/color';
import { avatarColors } from '@/modules/timeline/people/avatar';
import { initialsOf } from '@/modules/timeline/people/contributor-names';
import { createItem } from '@/modules/timeline/fixtures';
import { itemTypeList, typeOf } from '@/modules/timeline/item-types';
import { ItemCard } from './item-card';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (row: Record<string, unknown> = {}) => render(<ItemCard item={createItem(row)} />);

const twoCards = (title: string) => (
  <>
    <ItemCard item={createItem({ title })} />
    <ItemCard item={createItem({ title: 'De andere', item_date: null })} />
  </>
);

describe('every card', () => {
  test('shows date, title, contributor and place', () => {
    show({ metadata: { location_name: 'Prinsengracht, Amsterdam, Nederland' } });
    const card = within(screen.getByRole('article', { name: 'De trouwdag' }));
    expect(card.getByText('4 mei 1955').getAttribute('datetime')).toBe('1955-05-04');
    expect(card.getByRole('heading', { level: 3, name: 'De trouwdag' })).toBeTruthy();
    expect(card.getByText('Het regende pijpenstelen.')).toBeTruthy();
    expect(card.getByText('Karel Jansen')).toBeTruthy();
    expect(card.getByText('Prinsengracht, Nederland')).toBeTruthy();
    expect(card.getByText('Plaats: Prinsengracht, Amsterdam, Nederland')).toBeTruthy();
  });

  test.each([
    ['text', { media_url: null }, 'Dear mother.'],
    ['photo', {}, 'Dear mother.'],
    ['audio', { media_url: '/a.mp3' }, 'La la.'],
    ['video', { media_url: '/a.mp4' }, 'La la.'],
  ])('names the language of its text (%s)', (item_type, row, text) => {
    const metadata = { language: 'en', transcript: 'La la.' };
    show({ item_type, description: 'Dear mother.', metadata, ...row });
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading').closest('[lang]')).toBeNull();
  });

  test('takes the heading level of its page', () => {
    render(<ItemCard item={createItem()} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'De trouwdag' })).toBeTruthy();
  });

  test.each([
    ['no creator', { creator: null }],
    ['a creator without a name', { creator: { display_name: null, avatar_url: null } }],
    ['a blank name', { creator: { display_name: '  ', avatar_url: null } }],
  ])('says Onbekend with %s', (_, row) => {
    show(row);
    expect(screen.getByText('Onbekend')).toBeTruthy();
  });

  test.each([null, 'gisteren', '1955-02-30'])('says that date %j is unknown', (item_date) => {
    show({ item_date });
    expect(screen.getByText('Datum onbekend')).toBeTruthy();
  });

  test('shows the date by precision, and without a dash for screen readers', () => {
    show({ item_date: '1850-01-01', metadata: { date_precision: 'decade' }, title: ' ' });
    const card = screen.getByRole('article', { name: 'Foto, 1850 tot 1859' });
    expect(within(card).getByText('1850–1859').getAttribute('aria-hidden')).toBe('true');
    expect(within(card).getByText('1850 tot 1859')).toBeTruthy();
    expect(card.querySelector('time')).toBeNull();
  });

  test('renders without metadata', () => {
    show({ metadata: null });
    expect(screen.getByRole('heading', { name: 'De trouwdag' })).toBeTruthy();
  });

  test.each([
    ['Een bruidspaar onder één paraplu.', 'Een bruidspaar onder één paraplu.'],
    [undefined, ''],
    [' ', ''],
  ])('the picture says what it shows, and never the title: %s', (alt_text, alt) => {
    const { container } = show({ metadata: { alt_text } });
    expect(container.querySelector('.card-content img')?.getAttribute('alt')).toBe(alt);
  });

  test('has an accessible name without a title', () => {
    show({ title: ' ', description: null });
    expect(screen.getByRole('article', { name: 'Foto, 4 mei 1955' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows HTML as text', () => {
    const html = '<img src=x onerror=alert(1)><b>vet</b>';
    const { container } = show({
      title: html,
      description: html,
      media_url: null,
      metadata: { location_name: html },
      creator: { display_name: html, avatar_url: null },
    });
    expect(screen.getAllByText(html)).toHaveLength(3);
    expect(container.querySelector('img, b')).toBeNull();
  });

  test('shows the avatar, and initials when it fails to load', () => {
    const { container } = show({
      media_url: null,
      creator: { display_name: 'Karel van der Berg', avatar_url: '/demo/karel.webp' },
    });
    const face = container.querySelector('img')!;
    expect(face.getAttribute('src')).toBe('/demo/karel.webp');
    fireEvent.error(face);
    expect(screen.getByText('KB')).toBeTruthy();
  });

  test('folds a text where it is asked to, and opens it', async () => {
    const description = 'Een lang verhaal';
    render(<ItemCard item={createItem({ description })} isFolded />);
    const more = screen.getByRole('button', { name: 'Lees verder: De trouwdag' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    const less = screen.getByRole('button', { name: 'Lees minder: De trouwdag' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(less);
    expect(screen.getByRole('button', { name: 'Lees verder: De trouwdag' })).toBeTruthy();
  });

  test('has no button under a short text', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows a fallback when rendering fails, and recovers with a new row', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = vi.spyOn(dates, 'formatDay').mockImplementation(() => {
      throw new Error('stuk');
    });
    const { rerender } = render(twoCards('De kapotte'));
    expect(screen.getByRole('heading', { name: 'De kapotte' })).toBeTruthy();
    expect(screen.getByText('Deze gebeurtenis kan nu niet worden getoond.')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'De andere' })).toBeTruthy();
    broken.mockRestore();
    rerender(twoCards('De gemaakte'));
    expect(screen.getByRole('article', { name: 'De gemaakte' })).toBeTruthy();
  });
});

describe('media of another host', () => {
  test.each([...itemTypeList, 'hologram'])('of a %s are a link in a new tab', async (item_type) => {
    const { container } = show({
      item_type,
      media_url: 'https://elders.example:8443/a.bin?b=c',
      metadata: { poster_url: 'https://elders.example/b.jpg' },
      creator: { display_name: 'Karel Jansen', avatar_url: 'https://elders.example/c.jpg' },
    });
    const link = await screen.findByRole('link', { name: 'Bekijk op elders.example:8443' });
    expect(link.getAttribute('href')).toBe('https://elders.example:8443/a.bin?b=c');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByText(`${typeOf({ item_type }).name} op een andere website`)).toBeTruthy();
    expect(screen.getByText('Het regende pijpenstelen.')).toBeTruthy();
    expect(screen.getByText('KJ')).toBeTruthy();
    expect(container.querySelector('img, video, audio')).toBeNull();
  });

  test('show an internationalised host name in punycode', async () => {
    show({ media_url: 'https://voorbeéld.nl/a.jpg' });
    expect(await screen.findByRole('link', { name: 'Bekijk op xn--voorbeld-g1a.nl' })).toBeTruthy();
  });
});

describe('an unknown item type', () => {
  test('shows its texts and a link to its file', async () => {
    show({ item_type: 'hologram', media_url: '/demo/a.bin' });
    expect(screen.getByText('Het regende pijpenstelen.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Bekijk het bestand' });
    expect(link.getAttribute('href')).toBe('/demo/a.bin');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  test.each(['javascript:alert(1)', 'http://voorbeeld.nl/a.bin', null])(
    'has no link to %s',
    (media_url) => {
      show({ item_type: 'hologram', media_url });
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByRole('heading', { name: 'De trouwdag' })).toBeTruthy();
    },
  );
});

test.each(itemTypeList)('a %s without media shows its texts', (type) => {
  const { container } = show({ item_type: type, media_url: null });
  expect(screen.getByText('Het regende pijpenstelen.')).toBeTruthy();
  expect(container.querySelector('img, video, audio, canvas')).toBeNull();
});

test('the description of a text item is shown once', () => {
  show({ item_type: 'text', description: 'Lieve Riet,\nhier waait het.', media_url: null });
  expect(screen.getAllByText(/Lieve Riet/)).toHaveLength(1);
});

test.each([
  ['Karel Jansen', 'KJ'],
  ['Noor', 'N'],
  ['Wim van der Berg', 'WB'],
  ['élise de Vries', 'ÉV'],
  ['🏠 Huis', 'H'],
  ['…', '?'],
  ['E\u0301lise de Vries', 'ÉV'],
  ['\u200bKa\u00adrel', 'K'],
  ['q\u0323\u0307 x', 'Q\u0323\u0307X'],
  ['\u1100\u1161\u11a8', '각'],
  ['क्षितिज शर्मा', 'क्षिश'],
  ['👩🏽‍🚀 Anna', 'A'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['🇳🇱🇧🇪', '🇳🇱'],
  ['👍🏽!', '👍🏽'],
])('%s has initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([...avatarColors])('white text is readable on %s', (color) =>
  expect(contrastRatio(color, '#ffffff')).toBeGreaterThanOrEqual(4.5),
);
