import { readdirSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slugs } from 'virtual:help-article-slugs';
import { helpArticlePath, paths } from '@/config/paths';
import { shareImageOf } from '@/config/share-image';
import { site } from '@/config/site';
import { AppRoutes, preloadPage } from './app-routes';
import { routes } from './routes';

const open = async (path: string) => {
  cleanup();
  // Preloaded pages render without suspending.
  await preloadPage(path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
    </MemoryRouter>,
  );
  // The first import also compiles the page.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
};

beforeAll(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterAll(() => void vi.unstubAllGlobals());

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';

/** The metadata that is missing on the open page. */
function forgotten(path: string): string[] {
  const address = new URL(path, site.url).href;
  const longest = isArticle(path) ? 85 : 65;
  const checks: Record<string, boolean> = {
    [`a title of at most ${longest} characters`]:
      document.title.length > 5 && document.title.length <= longest,
    'the name of the site in its title': document.title.includes(site.name),
    'a description of 40 to 160 characters': /^.{40,160}$/.test(head('meta[name=description]')),
    'its keywords': head('meta[name=keywords]') !== '',
    'its robots': head('meta[name=robots]') !== '',
    'its canonical address': head('link[rel=canonical]', 'href') === address,
    'itself in Dutch': head('link[hreflang=nl]', 'href') === address,
    'x-default': head('link[hreflang=x-default]', 'href') === address,
    'og:title': head('meta[property="og:title"]') === document.title,
    'og:url': head('meta[property="og:url"]') === address,
    'og:type': head('meta[property="og:type"]') === (isArticle(path) ? 'article' : 'website'),
    'a picture of its own':
      head('meta[property="og:image"]') ===
      site.url + shareImageOf(isArticle(path) ? paths.help : path),
    'twitter:card': head('meta[name="twitter:card"]') === 'summary_large_image',
    'exactly one h1': document.querySelectorAll('h1').length === 1,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

const articles = slugs.map(helpArticlePath);
const isArticle = (path: string) => articles.includes(path);
const walkable: string[] = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  ...articles,
];

it('public/ has no folder with the name of a page, which some hosts would serve instead', () => {
  const folders = readdirSync('public').filter((name) => !name.includes('.'));
  expect(folders.filter((name) => walkable.includes(`/${name}`))).toEqual([]);
});

it('has a route for every path, in the order of config/paths, and a catch-all', () => {
  expect(routes.map(({ path }) => path)).toEqual([...Object.values(paths), '*']);
});

describe('page metadata', { timeout: 20_000 }, () => {
  it.each(walkable)('%s is complete', async (path) => {
    await open(path);
    expect(forgotten(path)).toEqual([]);
  });

  it('every page has a unique title and description, and only the preview of Home is not indexed', async () => {
    const seen = new Map<string, string>();
    for (const path of walkable) {
      await open(path);
      for (const text of [document.title, head('meta[name=description]')]) {
        expect(seen.get(text), `"${text}" on ${path}`).toBeUndefined();
        seen.set(text, path);
      }
      const robots = path === paths.homePreview ? 'noindex' : 'index, follow';
      expect(head('meta[name=robots]'), path).toBe(robots);
    }
  }, 30_000);
});

describe('an unknown address', () => {
  it.each(['/nope', '/help/nope', '/public', '/public/a/b', '/PUBLIC/oma-riet', '/Pricing'])(
    '%s is not found',
    async (path) => {
      await open(path);
      expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Naar de startpagina' }).getAttribute('href')).toBe(
        '/',
      );
      expect(head('meta[name=robots]')).toBe('noindex');
      expect(head('link[rel=canonical]', 'href')).toBe('');
    },
  );
});
