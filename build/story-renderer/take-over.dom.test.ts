// What the renderer makes is what the browser's first render makes of the same rows.
import { createElement, StrictMode } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cards, players } from '../../catalogus/samples';
import type { DocumentState } from '@/modules/timeline/queries';
import { openLink } from './entry';
import { openSample } from './open-sample';

const pathname = '/public/oma-riet';
const idOf = (index: number) => `c1000000-0000-4000-8000-0000000000${10 + index}`;
const rows = [...cards, ...players]
  .map(([, item], index) => ({ ...item, id: idOf(index) }))
  // The renderer throws for the card that fails in a test of its own.
  .filter(({ item_type: type }) => type !== 'hologram');

async function openStory(items: object[]) {
  const timeline = {
    id: 'c1000000-0000-4000-8000-0000000000a1',
    title: 'Oma Riet',
    description: 'Een leven. '.repeat(40),
    custom_primary_color: '#0f5c7f',
    custom_logo_url: '/logo.webp',
  };
  const { state, screen } = await openSample(
    { openLink },
    { pathname, timeline, items, count: 60 },
  );
  // As JSON in the document.
  return { root: screen.root, state: JSON.parse(JSON.stringify(state)) as DocumentState };
}

beforeEach(() => {
  // The page takes the state when its module is loaded.
  vi.resetModules();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  history.replaceState(null, '', pathname);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete globalThis.documentState;
});

test.each([
  ['cards of every kind', rows.slice(0, 12)],
  ['the other cards', rows.slice(12, 24)],
  ['the players', rows.slice(24, 36)],
  [
    'two decades',
    rows.slice(0, 6).map((row, at) => ({ ...row, item_date: `19${30 + at * 10}-01-01` })),
  ],
])('the browser takes %s over without a difference', async (_, items) => {
  const { root: markup, state } = await openStory(items);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  expect(document.querySelectorAll('[data-item-id]')).toHaveLength(items.length);
  const before = [...document.querySelectorAll('[data-item-id] :is(article, h3, a, audio, video)')];

  globalThis.documentState = () => state;
  const { App } = await import('@/app/app');
  const { preloadPage } = await import('@/app/app-routes');
  await preloadPage(pathname);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recovered = vi.fn();
  const app = createElement(StrictMode, null, createElement(App));
  const root = document.querySelector('#root')!;
  const mounted = await act(() => hydrateRoot(root, app, { onRecoverableError: recovered }));
  expect(recovered.mock.calls).toEqual([]);
  const differences = told.mock.calls.filter(([text]) => /hydrat/i.test(String(text)));
  expect(differences).toEqual([]);
  expect(
    before.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
  await act(() => mounted.unmount());
});
