import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slugs } from 'virtual:help-article-slugs';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { helpArticlePath, paths } from '@/config/paths';
import { site } from '@/config/site';
import PageViews, { knownPages } from './page-views';
import { mainId } from '@/navigation/scroll/scroll-and-focus';

const question = () => screen.queryByRole('region', { name: 'Bezoeken tellen' });
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <main id={mainId} tabIndex={-1} />
      <PageViews />
    </MemoryRouter>,
  );

beforeEach(() => {
  localStorage.clear();
  Object.assign(site, { analytics: { id: 'abc', script: 'https://tellen.example/script.js' } });
});
afterEach(() => void Object.assign(site, { analytics: undefined }));

it('known pages are exactly the prerendered pages', () => {
  const plain = Object.values(paths).filter((path) => !path.includes(':'));
  expect([...knownPages].toSorted()).toEqual([...plain, ...slugs.map(helpArticlePath)].toSorted());
});

it.each(['/', '/help/eerste-anekdote'])('shows the consent bar on %s', (path) => {
  open(path);
  expect(question()).not.toBeNull();
});

it.each(['/public/oma-riet', '/PUBLIC/oma-riet', '/%70ublic/oma-riet', '/bestaat-niet', '/help/x'])(
  'asks nothing on %s',
  (path) => {
    open(path);
    expect(question()).toBeNull();
  },
);

it('moves focus to the page when the consent bar is answered', async () => {
  open('/');
  await userEvent.click(screen.getByRole('button', { name: 'Nee, niet tellen' }));
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
