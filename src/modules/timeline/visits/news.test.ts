import { describe, expect, it } from 'vitest';
import { createItem } from '../fixtures';
import { newsSince } from './news';

const added = (created_at: string | undefined, title = created_at ?? '') =>
  createItem({ title, created_at });
const items = [
  added('2026-11-12T07:00:00+00:00', 'in the morning'),
  added('2026-11-12T19:00:00.123456+00:00', 'in the evening'),
  added('2026-11-20T10:00:00+00:00', 'later'),
  added(undefined, 'without a moment'),
  added('gisteren', 'nonsense'),
];
const at = (moment: string) => Date.parse(moment);

describe('what is new', () => {
  it.each<[string, number | null, string | null, string[]]>([
    ['a first visit', null, null, []],
    [
      'before all',
      at('2026-11-01T12:00Z'),
      '2026-11-01',
      ['in the morning', 'in the evening', 'later'],
    ],
    // Rather twice than never.
    [
      'in the middle of a day: the whole day',
      at('2026-11-12T12:00Z'),
      '2026-11-12',
      ['in the morning', 'in the evening', 'later'],
    ],
    ['after that day', at('2026-11-13T12:00Z'), '2026-11-13', ['later']],
    // It shows nothing, though an item of that day would pass the filter.
    ['after the last item, on its day', at('2026-11-20T11:00Z'), null, []],
    ['after all', at('2026-12-01T12:00Z'), null, []],
    ['at the moment of the last item', at('2026-11-20T10:00Z'), null, []],
    [
      'just before midnight in Amsterdam',
      at('2026-11-11T22:59Z'),
      '2026-11-11',
      ['in the morning', 'in the evening', 'later'],
    ],
    ['just after it', at('2026-11-19T23:00Z'), '2026-11-20', ['later']],
    ['by a clock that is years ahead', at('2036-01-01T12:00Z'), null, []],
  ])('%s', (_, visit, since, titles) => {
    const news = newsSince(visit, items);
    expect(news?.since ?? null).toBe(since);
    expect(news?.items.map(({ title }) => title) ?? []).toEqual(titles);
  });

  it('is the same in every time zone of the device', () => {
    const before = process.env.TZ;
    const days = ['Pacific/Kiritimati', 'Europe/Amsterdam', 'Pacific/Pago_Pago'].map((zone) => {
      process.env.TZ = zone;
      return newsSince(at('2026-11-12T23:30Z'), items)?.since;
    });
    process.env.TZ = before;
    expect(days).toEqual(['2026-11-13', '2026-11-13', '2026-11-13']);
  });
});
