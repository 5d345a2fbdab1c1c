import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createItem } from '../fixtures';
import { beginVisit, forgetVisit, recordVisit, visitBefore } from './visits';

const slug = 'oma-riet-9f3k';
const start = Date.parse('2026-11-12T12:00:00Z');
const hours = (count: number) => start + count * 3_600_000;
const days = (count: number) => hours(count * 24);
const item = (added: string) => createItem({ created_at: added });
const stored = () => localStorage.getItem('anekdotes-visits');

/** The moment of the visit before one at this time. */
const openAt = (now: number) => beginVisit(slug, now);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the visit before', () => {
  it.each<[string, at: number, expected: number | null]>([
    ['a minute ago is this visit', start + 60_000, null],
    ['less than six hours ago too', hours(6) - 1, null],
    ['six hours ago', hours(6), start],
    ['a month ago', days(30), start],
    ['a day less than a year ago', days(364), start],
    ['a year ago is forgotten', days(365), null],
    ['the clock was put back', start - 1000, null],
    ['the clock was put back by years', days(-3000), null],
    ['the clock is ahead by years', days(3000), null],
  ])('%s', (_, at, expected) => {
    recordVisit(slug, [], start);
    expect(openAt(at)).toBe(expected);
  });

  it('is none on the first visit', () => {
    expect(openAt(start)).toBeNull();
    expect(stored()).toBeNull();
  });

  it('stays the same for a reload, and for a visit that goes on', () => {
    recordVisit(slug, [], start);
    openAt(days(1));
    recordVisit(slug, [], days(1));
    expect(openAt(days(1) + 60_000)).toBe(start);
    recordVisit(slug, [], days(1) + 60_000);
    expect(openAt(days(2))).toBe(days(1) + 60_000);
  });

  it('stays the same in another tab, and after this one was closed', () => {
    recordVisit(slug, [], start);
    recordVisit(slug, [], days(1));
    sessionStorage.clear();
    expect(openAt(days(1) + 60_000)).toBe(start);
    expect(visitBefore(slug, days(1) + 60_000)).toBe(start);
  });

  it('was not followed by one that was too short to be recorded', () => {
    recordVisit(slug, [], start);
    openAt(days(1));
    expect(openAt(days(2))).toBe(start);
  });

  it('is known again once a clock that was ahead is right', () => {
    const ahead = days(90);
    recordVisit(slug, [], start);
    recordVisit(slug, [], ahead);
    expect(openAt(days(2))).toBe(start);
    recordVisit(slug, [], days(2));
    expect(openAt(days(3))).toBe(days(2));
  });

  it('is that of the first visit by a right clock, after one that was years ahead', () => {
    recordVisit(slug, [], start);
    recordVisit(slug, [], days(3000));
    expect(openAt(days(2))).toBeNull();
    recordVisit(slug, [], days(2));
    expect(openAt(days(2) + 60_000)).toBeNull();
    expect(openAt(days(3))).toBe(days(2));
  });

  it('goes on by a clock that is slow', () => {
    recordVisit(slug, [], start);
    recordVisit(slug, [item('2026-11-13T14:00:00Z')], days(1));
    expect(openAt(days(1) + 60_000)).toBe(start);
  });

  it('does not begin before what was seen was added: the clock of the device is slow', () => {
    recordVisit(slug, [item('2026-11-12T20:00:00Z'), item('gisteren')], start);
    expect(openAt(days(1))).toBe(Date.parse('2026-11-12T20:00:00Z'));
    expect(openAt(hours(1))).toBeNull();
  });

  it('is one of each story', () => {
    recordVisit(slug, [], start);
    recordVisit('opa', [], hours(1));
    expect(openAt(days(1))).toBe(start);
    expect(beginVisit('opa', days(1))).toBe(hours(1));
  });
});

describe('what is stored', () => {
  it('says nothing of the story, and is gone with it', () => {
    recordVisit(slug, [createItem({ created_at: '2026-11-01T12:00:00Z' })], start);
    recordVisit(slug, [], days(1));
    expect(stored()).toMatch(/^\{"[\da-z]{1,7}":\[\d{13},\d{13}\]\}$/);
    const all = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(all).not.toContain('riet');
    forgetVisit(slug, days(1));
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves the other stories when one is gone', () => {
    recordVisit(slug, [], start);
    recordVisit('opa', [], start);
    forgetVisit(slug, hours(1));
    expect(beginVisit('opa', days(1))).toBe(start);
  });

  it('is dropped after a year, also that of other stories', () => {
    recordVisit('opa', [], start);
    openAt(days(366));
    expect(stored()).toBeNull();
  });

  it('is dropped after a year, also the earlier of the two moments', () => {
    recordVisit(slug, [], start);
    recordVisit(slug, [], days(200));
    openAt(days(366));
    expect(stored()).toMatch(/^\{"[\da-z]{1,7}":\[\d{13}\]\}$/);
    expect(openAt(days(366))).toBe(days(200));
  });

  it.each(['', 'null', '[1]', '"tekst"', '{"a":"b"}', '{', '{"a":null}'])(
    'is ignored when it is %j',
    (text) => {
      localStorage.setItem('anekdotes-visits', text);
      expect(openAt(start)).toBeNull();
      recordVisit(slug, [], start);
      expect(openAt(days(1))).toBe(start);
    },
  );

  it('without storage nothing happens', () => {
    const get = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(openAt(start)).toBeNull();
    recordVisit(slug, [], start);
    get.mockRestore();
    expect(stored()).toBeNull();
  });
});
