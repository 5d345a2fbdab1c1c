import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyFilter } from '@/modules/timeline/filter/timeline-filter';
import { renderBar } from '@/testing/test-bar';

type Screen = { happyDOM: { setViewport(size: { width: number }): void } };
const setWidth = (width: number) =>
  act(() => (window as unknown as Screen).happyDOM.setViewport({ width }));
const filters = () => screen.getByRole('button', { name: /^Filters/ });

beforeEach(() => setWidth(360));
afterEach(() => setWidth(1280));

it('shows one row first: search and Filters', () => {
  renderBar();
  expect(screen.getByRole('searchbox')).toBeDefined();
  expect(filters().textContent).toBe('Filters');
  expect(screen.queryByRole('button', { name: 'Meer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Geluid' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Volgorde' })).toBeNull();
});

it('opens a panel with all filters, and moves focus into it', async () => {
  const { user } = renderBar();
  await user.click(filters());
  const panel = await screen.findByRole('region', { name: 'Filters' });
  await vi.waitFor(() => expect(document.activeElement).toBe(panel));
  expect(within(panel).getByRole('button', { name: 'Geluid' })).toBeDefined();
  expect(within(panel).getByRole('combobox', { name: 'Volgorde' })).toBeDefined();
  expect(within(panel).getByRole('checkbox', { name: 'Karel Jansen' })).toBeDefined();
  expect(within(panel).getByRole('radio', { name: 'Met beeld of geluid' })).toBeDefined();
  expect(within(panel).getByRole('textbox', { name: 'Tot en met' })).toBeDefined();
});

it('shows the number of active filters, and closes with the results button', async () => {
  const { user, latest } = renderBar();
  await user.click(filters());
  await user.click(screen.getByRole('button', { name: 'Geluid' }));
  await user.click(screen.getByRole('radio', { name: 'Met beeld of geluid' }));
  expect(filters().textContent).toBe('Filters (2)');
  await user.click(screen.getByRole('button', { name: 'Toon 1 gebeurtenis' }));
  expect(filters().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(filters());
  expect(latest()).toMatchObject({ contentTypes: ['audio'], hasMedia: true });
});

it('closes on Escape and with its button', async () => {
  const { user } = renderBar();
  await user.click(filters());
  await user.keyboard('{Escape}');
  expect(filters().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(filters());
  await user.click(filters());
  await user.click(filters());
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
});

it('keeps a half-typed date while closed', async () => {
  const { user } = renderBar();
  await user.click(filters());
  await user.type(screen.getByRole('textbox', { name: 'Van' }), '4 mei');
  await user.click(filters());
  await user.click(filters());
  expect(screen.getByRole('textbox', { name: 'Van' })).toHaveProperty('value', '4 mei');
});

it('keeps a half-typed date when a tablet is rotated', async () => {
  setWidth(1024);
  const { user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'Meer' }));
  await user.type(screen.getByRole('textbox', { name: 'Van' }), '4 mei');
  setWidth(700);
  expect(filters().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Van' })).toHaveProperty('value', '4 mei');
});

it('does not open the keyboard after the last chip is removed', async () => {
  const { user, latest } = renderBar({ contentTypes: ['audio'] });
  await user.click(screen.getByRole('button', { name: 'Verwijder filter: Geluid' }));
  expect(latest()).toEqual(emptyFilter);
  expect(document.activeElement).toBe(filters());
});

it('closes the keyboard and scrolls to the results on Enter', async () => {
  const { user, latest } = renderBar();
  await user.type(screen.getByRole('searchbox'), 'oma');
  const cameIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('{Enter}');
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  expect(latest().search).toBe('oma');
  const bar = screen.getByRole('searchbox').closest('search');
  expect(cameIntoView.mock.contexts).toEqual([bar]);
});
