import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Header } from './header';

const at = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Header />
  </MemoryRouter>
);
const root = document.createElement('div');
afterEach(() => root.remove());

test.each([
  ['/features', '/features', 'Features'],
  // One document for every unknown address.
  ['/404', '/features/iets', 'Features'],
  ['/404', '/bestaat-niet', undefined],
])('the document of %s at %s marks %s', async (documentPath, path, marked) => {
  root.id = 'root';
  root.dataset.path = documentPath;
  root.innerHTML = renderToString(at(documentPath));
  document.body.append(root);
  const mounted = await act(async () => hydrateRoot(root, at(path)));
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(links.map(({ textContent }) => textContent)).toEqual(marked ? [marked] : []);
  act(() => mounted.unmount());
});
