import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DateRange } from './date-range';
import { renderBar } from '@/testing/test-bar';

const from = () => screen.getByRole('textbox', { name: 'Van' });
const until = () => screen.getByRole('textbox', { name: 'Tot en met' });
const chip = (name: string) => screen.queryByRole('button', { name: `Verwijder filter: ${name}` });

async function openRange(initial = {}) {
  const bar = renderBar(initial);
  await bar.user.click(screen.getByRole('button', { name: 'Meer' }));
  await screen.findByRole('textbox', { name: 'Van' });
  return bar;
}

describe('typing', () => {
  it('filters as soon as the text is a valid date', async () => {
    const { user, latest } = await openRange();
    await user.type(from(), '4-5-195');
    expect(latest().dateRange.start).toBeNull();
    await user.type(from(), '5');
    expect(latest().dateRange).toEqual({ start: '1955-05-04', end: null });
    expect(chip('vanaf 4 mei 1955')).not.toBeNull();
  });

  it('covers the whole year for a year at both ends', async () => {
    const { user, latest } = await openRange();
    await user.type(from(), '1930');
    await user.type(until(), '1975');
    expect(latest().dateRange).toEqual({ start: '1930-01-01', end: '1975-12-31' });
    expect(from()).toHaveProperty('value', '1930');
    expect(chip('1930 – 1975')).not.toBeNull();
  });

  it('keeps an invalid text, explains it on blur, and does not filter by it', async () => {
    const { user, latest } = await openRange({ dateRange: { start: '1955-01-01', end: null } });
    expect(from()).toHaveProperty('value', '1955');
    await user.clear(from());
    await user.type(from(), '4 mei 55');
    expect(screen.queryByText(/vier cijfers/)).toBeNull();
    await user.tab();
    const message = screen.getByText('Schrijf het jaar erbij met vier cijfers, zoals 1955.');
    expect(from()).toHaveProperty('value', '4 mei 55');
    expect(from().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(from().getAttribute('aria-describedby') ?? '');
    expect(described?.contains(message)).toBe(true);
    expect(latest().dateRange.start).toBeNull();
    await user.clear(from());
    await user.type(from(), '1956{Enter}');
    expect(screen.queryByText(/vier cijfers/)).toBeNull();
    expect(latest().dateRange.start).toBe('1956-01-01');
  });

  it('filters by the other field while one is invalid', async () => {
    const { user, latest } = await openRange();
    await user.type(from(), 'ooit');
    await user.type(until(), '1957');
    expect(latest().dateRange).toEqual({ start: null, end: '1957-12-31' });
  });

  it('removes a bound when its field is cleared', async () => {
    const { user, latest } = await openRange({
      dateRange: { start: '1955-01-01', end: '1957-12-31' },
    });
    await user.clear(from());
    expect(latest().dateRange).toEqual({ start: null, end: '1957-12-31' });
  });
});

describe('a first date after the second', () => {
  it('shows an error, keeps both texts, and filters once it is corrected', async () => {
    const { user, latest } = await openRange();
    await user.type(from(), '1957');
    await user.type(until(), '1955');
    await user.tab();
    expect(screen.getByText(/ligt na de tweede/)).toBeDefined();
    expect(from()).toHaveProperty('value', '1957');
    expect(until()).toHaveProperty('value', '1955');
    expect(latest().dateRange).toEqual({ start: '1957-01-01', end: null });
    await user.clear(from());
    await user.type(from(), '1954');
    expect(latest().dateRange).toEqual({ start: '1954-01-01', end: '1955-12-31' });
    expect(screen.queryByText(/ligt na de tweede/)).toBeNull();
  });

  it('is corrected with the swap button', async () => {
    const { user, latest } = await openRange();
    await user.type(from(), '1957');
    await user.type(until(), '1955');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Wissel de datums om' }));
    expect(latest().dateRange).toEqual({ start: '1955-01-01', end: '1957-12-31' });
    expect(document.activeElement).toBe(from());
  });
});

it('reads years before 1000 with leading zeros', async () => {
  const { user, latest } = await openRange();
  await user.type(from(), '987');
  await user.tab();
  expect(screen.getByText(/Schrijf het jaar erbij met vier cijfers/)).toBeDefined();
  await user.clear(from());
  await user.type(from(), '15 juni 0987');
  expect(latest().dateRange.start).toBe('0987-06-15');
  expect(chip('vanaf 15 juni 0987')).not.toBeNull();
});

it('clears the fields when the chip is removed', async () => {
  const { user, latest } = await openRange({
    dateRange: { start: '1955-05-04', end: '1955-05-04' },
  });
  await user.click(chip('4 mei 1955') as HTMLElement);
  expect(latest().dateRange).toEqual({ start: null, end: null });
  expect(from()).toHaveProperty('value', '');
});

describe('half-typed text', () => {
  it('stays while other filters change, and is cleared by Wis alles', async () => {
    const { user } = await openRange();
    await user.type(from(), 'ooit');
    await user.click(screen.getByRole('button', { name: 'Geluid' }));
    expect(from()).toHaveProperty('value', 'ooit');
    await user.click(screen.getByRole('button', { name: 'Wis alles' }));
    expect(from()).toHaveProperty('value', '');
  });

  it.each([
    ['stays for an equal value', { start: '1955-01-01', end: null }, ['1955', 'ooit']],
    ['goes for another value, as by Back', { start: null, end: '1957-12-31' }, ['', '1957']],
  ])('%s', async (_, next, texts) => {
    const show = (value: typeof next | { start: string; end: null }) => (
      <DateRange value={value} onChange={vi.fn()} span={null} />
    );
    const { rerender } = render(show({ start: '1955-01-01', end: null }));
    await userEvent.setup().type(until(), 'ooit');
    rerender(show(next));
    expect([from(), until()].map((field) => field.getAttribute('value'))).toEqual(texts);
  });
});
