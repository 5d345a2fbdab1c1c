import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { emptyFilter } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { recordVisit } from '@/modules/timeline/visits/visits';
import { HeadFacts } from './head-facts';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T12:00:00Z');
let added = 0;
const item = (row: Record<string, unknown> = {}) =>
  createItem({
    id: `6a1f2b7e-0000-4000-8000-${String((added += 1)).padStart(12, '0')}`,
    created_at: '2026-11-01T12:00:00Z',
    ...row,
  });
const old = item();
const recent = (moment = '2026-11-19T12:00:00Z') => item({ created_at: moment });

const apply = vi.fn();
type Props = Partial<ComponentProps<typeof HeadFacts>>;
const facts = (items: TimelineItem[], props: Props = {}) => (
  <MemoryRouter>
    <HeadFacts
      slug="oma"
      read={{ items, count: items.length, isComplete: true }}
      pending={none}
      filter={emptyFilter}
      bar={{ current: { apply, clear: () => {} } }}
      {...props}
    />
  </MemoryRouter>
);
const none: ReadonlySet<string> = new Set();
const show = (items: TimelineItem[], props?: Props) => render(facts(items, props));
const newsLine = () => document.querySelector('.story-line')?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  apply.mockClear();
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

it('the facts are apart for the eye only', () => {
  show([item({ item_date: '1931-01-01' }), item({ item_date: '1955-01-01' })]);
  const line = screen.getByText('1931 tot 1955').closest('p')!;
  expect(line.textContent).toBe('2 gebeurtenissen · 1931 tot 1955 · één bijdrager');
  expect(screen.getAllByText('·')[0]!.getAttribute('aria-hidden')).toBe('true');
});

describe('what is new', () => {
  it.each([
    [1, 'Eén nieuwe gebeurtenis sinds 12 november Laat zien'],
    [3, 'Drie nieuwe gebeurtenissen sinds 12 november Laat zien'],
    [14, '14 nieuwe gebeurtenissen sinds 12 november Laat zien'],
  ])('of %i items', (count, text) => {
    recordVisit('oma', [], Date.parse('2026-11-12T12:00:00Z'));
    show([old, ...Array.from({ length: count }, () => recent())]);
    expect(newsLine()).toBe(text);
  });

  it('names the year of a visit in another year', () => {
    recordVisit('oma', [], Date.parse('2025-12-24T12:00:00Z'));
    show([recent()]);
    expect(newsLine()).toContain('sinds 24 december 2025');
  });

  it.each<[string, number | null, TimelineItem[], Props]>([
    ['on a first visit', null, [recent()], {}],
    ['without news', 24, [old], {}],
    ['after less than six hours', 5, [recent('2026-11-20T11:00:00Z')], {}],
    [
      'before all items were read',
      24,
      [recent()],
      { read: { items: [recent()], count: 5, isComplete: false } },
    ],
    [
      'while the filter shows it',
      240,
      [recent()],
      { filter: { ...emptyFilter, newSince: '2026-11-10' } },
    ],
  ])('is not told %s', (_, hours, items, props) => {
    if (hours !== null) recordVisit('oma', [], now - hours * hour);
    show(items, props);
    expect(newsLine()).toBeUndefined();
  });

  it('does not count what waits to be shown, and counts it once it is', () => {
    recordVisit('oma', [], Date.parse('2026-11-12T12:00:00Z'));
    const [first, live] = [recent(), recent('2026-11-20T12:00:00Z')];
    const { rerender } = show([first, live], { pending: new Set([live.id]) });
    expect(newsLine()).toContain('Eén nieuwe gebeurtenis ');
    rerender(facts([first, live]));
    expect(newsLine()).toContain('Twee nieuwe gebeurtenissen');
  });

  it('is told again in another tab of the same visit', () => {
    recordVisit('oma', [], Date.parse('2026-11-12T12:00:00Z'));
    const { unmount } = show([recent()]);
    act(() => vi.advanceTimersByTime(11_000));
    unmount();
    sessionStorage.clear();
    show([recent()]);
    expect(newsLine()).toContain('Eén nieuwe gebeurtenis sinds 12 november');
  });

  it('is counted in the facts once it is shown', () => {
    const [first, live] = [old, recent('2026-11-20T12:00:00Z')];
    const { rerender } = show([first, live], { pending: new Set([live.id]) });
    expect(screen.getByText('1 gebeurtenis')).toBeDefined();
    rerender(facts([first, live]));
    expect(screen.getByText('2 gebeurtenissen')).toBeDefined();
  });

  it('is a filter of nothing else', async () => {
    recordVisit('oma', [], Date.parse('2026-11-12T12:00:00Z'));
    show([recent()], { filter: { ...emptyFilter, search: 'oma' } });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Laat zien' }));
    expect(apply).toHaveBeenCalledWith({ ...emptyFilter, newSince: '2026-11-12' });
  });
});

describe('a visit', () => {
  const stored = () => localStorage.getItem('anekdotes-visits');
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('is stored once the whole story was seen for ten seconds', () => {
    show([old]);
    wait(9900);
    expect(stored()).toBeNull();
    wait(200);
    expect(stored()).toContain(String(now).slice(0, 8));
  });

  it('is not one while the page is hidden, or not read', () => {
    const { unmount } = show([old], { read: { items: [old], count: 2, isComplete: false } });
    wait(20_000);
    unmount();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show([old]);
    wait(20_000);
    expect(stored()).toBeNull();
    vi.restoreAllMocks();
  });

  it('covers what came in live and was shown, not what waits', () => {
    const { rerender } = show([old]);
    wait(11_000);
    const first = stored();
    const live = recent('2026-11-20T12:00:30Z');
    wait(60_000);
    rerender(facts([old, live], { pending: new Set([live.id]) }));
    expect(stored()).toBe(first);
    rerender(facts([old, live]));
    expect(stored()).not.toBe(first);
  });
});

describe('on this day', () => {
  const wedding = item({ title: 'De trouwdag', item_date: '1955-11-20' });
  const others = [
    item({ title: 'Brief', item_date: '1955-11-20' }),
    item({ title: 'Feest', item_date: '1955-11-20' }),
  ];

  it('names the years and the item, and links to it', () => {
    show([wedding, old]);
    const link = screen.getByRole('link', { name: 'Op deze dag, 71 jaar geleden: De trouwdag' });
    expect(link.getAttribute('href')).toBe(`/public/oma/moment/${wedding.id}`);
  });

  it('counts the others', () => {
    const { rerender } = show([wedding, ...others]);
    expect(newsLine()).toBe('Op deze dag, 71 jaar geleden: De trouwdag en twee andere');
    rerender(facts([wedding, others[0]!]));
    expect(newsLine()).toBe('Op deze dag, 71 jaar geleden: De trouwdag en één andere');
  });

  it('does not count those of another year', () => {
    show([wedding, item({ title: 'Later', item_date: '1960-11-20' })]);
    expect(newsLine()).toBe('Op deze dag, 71 jaar geleden: De trouwdag');
  });

  it('comes after the news, and in its place once the filter shows that', () => {
    recordVisit('oma', [], Date.parse('2026-11-12T12:00:00Z'));
    const { rerender } = show([wedding, recent()]);
    expect(newsLine()).toContain('Eén nieuwe gebeurtenis');
    rerender(facts([wedding, recent()], { filter: { ...emptyFilter, newSince: '2026-11-12' } }));
    expect(newsLine()).toContain('Op deze dag');
  });

  it('is gone after midnight', () => {
    show([wedding]);
    expect(newsLine()).toContain('Op deze dag');
    act(() => vi.advanceTimersByTime(13 * hour));
    expect(newsLine()).toBeUndefined();
  });
});
