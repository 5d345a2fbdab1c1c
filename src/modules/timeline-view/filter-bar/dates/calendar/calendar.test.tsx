import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderBar } from '@/testing/test-bar';

async function openCalendar(field: string, initial = {}) {
  const bar = renderBar(initial);
  await bar.user.click(screen.getByRole('button', { name: 'Meer' }));
  await bar.user.click(await screen.findByRole('button', { name: `Kalender openen: ${field}` }));
  const dialog = await screen.findByRole('dialog', { name: `Kies een datum: ${field}` });
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true), {
    timeout: 10_000,
  });
  return bar;
}
// The first load of the chunk may take longer than a test waits for a dialog.
beforeAll(() => import('./calendar-dialog'), 30_000);

const focused = () => document.activeElement?.getAttribute('aria-label');
const may = { dateRange: { start: '1955-05-04', end: null } };

it('opens at the first day of the timeline for Van, at the last for Tot en met', async () => {
  const { user } = await openCalendar('Van');
  expect(focused()).toBe('maandag 19 juli 1954');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Kalender openen: Tot en met' }));
  expect(focused()).toBe('donderdag 1 januari 1959');
});

it('describes the day that has the focus first with its own name', async () => {
  const { user } = await openCalendar('Van');
  const description = () => {
    const id = document.activeElement?.getAttribute('aria-describedby');
    return id ? document.getElementById(id)?.textContent : null;
  };
  expect(description()).toBe('Kies een datum: Van');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('dinsdag 20 juli 1954');
  expect(description()).toBeNull();
});

it('shows weeks from Monday and marks the selected day', async () => {
  await openCalendar('Van', may);
  const grid = screen.getByRole('grid', { name: 'mei 1955' });
  const heads = within(grid).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
  const rows = within(grid).getAllByRole('row');
  expect(rows[1]?.textContent).toBe('1');
  expect(rows[2]?.textContent).toBe('2345678');
  const chosen = within(grid).getByLabelText('woensdag 4 mei 1955');
  expect(chosen.getAttribute('aria-selected')).toBe('true');
  expect(grid.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

describe('keys', () => {
  it.each([
    ['{ArrowRight}', 'donderdag 5 mei 1955'],
    ['{ArrowLeft}', 'dinsdag 3 mei 1955'],
    ['{ArrowDown}', 'woensdag 11 mei 1955'],
    ['{ArrowUp}', 'woensdag 27 april 1955'],
    ['{Home}', 'maandag 2 mei 1955'],
    ['{End}', 'zondag 8 mei 1955'],
    ['{PageDown}', 'zaterdag 4 juni 1955'],
    ['{PageUp}', 'maandag 4 april 1955'],
    ['{Shift>}{PageDown}{/Shift}', 'vrijdag 4 mei 1956'],
    ['{Shift>}{PageUp}{/Shift}', 'dinsdag 4 mei 1954'],
    ['x', 'woensdag 4 mei 1955'],
  ])('%s leads to %s', async (keys, day) => {
    const { user } = await openCalendar('Van', may);
    await user.keyboard(keys);
    expect(focused()).toBe(day);
  });

  it.each(['{Enter}', ' '])('%j selects the day and restores focus', async (key) => {
    const { user, latest } = await openCalendar('Van', may);
    await user.keyboard(`{ArrowRight}${key}`);
    expect(latest().dateRange.start).toBe('1955-05-05');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Van' })).toHaveProperty('value', '5 mei 1955');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Kalender openen: Van' }),
    );
  });

  it('Escape closes only the calendar and changes nothing', async () => {
    const { user, calls } = await openCalendar('Van', may);
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
    const more = screen.getByRole('button', { name: 'Meer' });
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });
});

it('reaches a distant year in two steps, and a click selects a day', async () => {
  const { user, latest } = await openCalendar('Tot en met', may);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jaar' }), '1900');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Maand' }), 'februari');
  expect(screen.getByRole('grid', { name: 'februari 1900' })).toBeDefined();
  expect(screen.queryByLabelText('donderdag 29 februari 1900')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jaar' }), '1962');
  await user.click(screen.getByLabelText('maandag 12 februari 1962'));
  expect(latest().dateRange).toEqual({ start: '1955-05-04', end: '1962-02-12' });
});

it('offers every year from 1900 to the current one', async () => {
  await openCalendar('Van', may);
  const years = within(screen.getByRole('combobox', { name: 'Jaar' })).getAllByRole('option');
  expect(years.at(0)?.textContent).toBe(String(new Date().getFullYear()));
  expect(years.at(-1)?.textContent).toBe('1900');
});

it('changes the month and keeps focus on the button', async () => {
  const { user } = await openCalendar('Van', { dateRange: { start: '1955-12-31', end: null } });
  const next = screen.getByRole('button', { name: 'Volgende maand' });
  await user.click(next);
  expect(screen.getByRole('grid', { name: 'januari 1956' })).toBeDefined();
  expect(document.activeElement).toBe(next);
  await user.click(screen.getByRole('button', { name: 'Vorige maand' }));
  expect(screen.getByRole('grid', { name: 'december 1955' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
