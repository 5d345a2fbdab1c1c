import { describe, expect, it } from 'vitest';
import { dayAfterKey } from './days';

describe('dayAfterKey', () => {
  it.each([
    ['1955-12-31', 'ArrowRight', false, '1956-01-01'],
    ['2024-03-31', 'ArrowLeft', false, '2024-03-30'],
    ['2024-03-30', 'ArrowRight', false, '2024-03-31'],
    ['2024-10-27', 'ArrowRight', false, '2024-10-28'],
    ['1937-06-30', 'ArrowRight', false, '1937-07-01'],
    ['1955-01-31', 'PageDown', false, '1955-02-28'],
    ['2024-02-29', 'PageDown', true, '2025-02-28'],
    ['1955-05-08', 'Home', false, '1955-05-02'],
    ['1955-05-02', 'End', false, '1955-05-08'],
    ['1955-05-02', 'Tab', false, null],
    ['0099-12-31', 'ArrowRight', false, '0100-01-01'],
    ['0004-02-28', 'ArrowRight', false, '0004-02-29'],
    ['0987-03-31', 'PageUp', false, '0987-02-28'],
    ['0001-01-01', 'ArrowLeft', false, '0001-01-01'],
    ['0001-01-31', 'PageUp', true, '0001-01-31'],
    ['9999-12-31', 'ArrowDown', false, '9999-12-31'],
    ['9999-12-31', 'PageDown', false, '9999-12-31'],
  ])('%s by %s (shift %s) is %s', (day, key, shift, expected) => {
    expect(dayAfterKey(day, key, shift)).toBe(expected);
  });

  it('steps through a century without skipping or repeating a day', () => {
    let day = '1930-01-01';
    const seen = new Set<string>();
    while (day < '2030-01-01') {
      seen.add(day);
      day = dayAfterKey(day, 'ArrowRight', false) ?? '';
    }
    expect(seen.size).toBe(36525);
  });
});
