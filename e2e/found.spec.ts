import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { allBuiltPages, builtPages, dist } from './pages.ts';

const siteUrl = 'https://anekdotes.example';
const notIndexed = ['/home-preview'];

/** The first chunk of a PNG has its width and height. */
function pngSize(name: string) {
  const header = readFileSync(join(dist, name)).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

test.describe('metadata', () => {
  test.use({ javaScriptEnabled: false });

  test('every document has its metadata without script, and no verification tag of a search engine', async ({
    page,
  }) => {
    await test.step('every document has its metadata without script', async () => {
      for (const path of builtPages()) {
        await page.goto(path);
        const content = (selector: string) =>
          page.locator(`head ${selector}`).getAttribute('content');
        const address = path === '/' ? `${siteUrl}/` : siteUrl + path;
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
        for (const language of ['nl', 'x-default']) {
          const other = page.locator(`head link[rel=alternate][hreflang=${language}]`);
          await expect(other).toHaveAttribute('href', address);
        }
        expect(await content('meta[property="og:title"]')).toBe(await page.title());
        expect(await content('meta[name=description]')).toMatch(/^.{40,160}$/);
        expect(await content('meta[name=keywords]')).toBeTruthy();
        expect(await content('meta[name=robots]')).toBe(
          notIndexed.includes(path) ? 'noindex' : 'index, follow',
        );
        const image = (await content('meta[property="og:image"]')) ?? '';
        expect(await content('meta[name="twitter:image"]')).toBe(image);
        expect(pngSize(image.replace(siteUrl, ''))).toBe('1200x630');

        const data = (await page.locator('script[type="application/ld+json"]').allTextContents())
          .map((text) => JSON.parse(text) as Record<string, unknown>)
          .flatMap((one) => (Array.isArray(one['@graph']) ? (one['@graph'] as object[]) : [one]))
          .map((one) => String((one as Record<string, unknown>)['@type']));
        if (path === '/') expect(data).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
        else if (!notIndexed.includes(path)) expect(data).toContain('BreadcrumbList');
        if (path === '/pricing') expect(data).toContain('Product');
        if (path === '/contact') expect(data).toContain('LocalBusiness');
      }
    });
    await test.step('without a code there is no verification tag of a search engine', async () => {
      await page.goto('/');
      await expect(page.locator('meta[name*=verification]')).toHaveCount(0);
    });
  });

  test('the sitemap lists every indexable page, robots.txt links it, and all icons exist', async ({
    request,
  }) => {
    await test.step('the sitemap lists every indexable page, and robots.txt links it', async () => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
        url!.replace(siteUrl, ''),
      );
      const expected = allBuiltPages().filter((path) => !notIndexed.includes(path));
      expect(named.toSorted()).toEqual(expected.toSorted());
      const robots = await (await request.get('/robots.txt')).text();
      expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
      expect(robots).not.toMatch(/^Disallow: *\/public/m);
      const security = await request.get('/.well-known/security.txt');
      expect(security.headers()['content-type']).toContain('text/plain');
      expect(await security.text()).toMatch(/^Contact: mailto:\S+@\S+$/m);
    });
    await test.step('all icons exist', async () => {
      const manifest = (await (await request.get('/site.webmanifest')).json()) as {
        icons: { src: string; sizes: string }[];
      };
      for (const { src, sizes } of manifest.icons) {
        expect(existsSync(join(dist, src)), src).toBe(true);
        if (src.endsWith('.png')) expect(pngSize(src)).toBe(sizes);
      }
      expect(pngSize('apple-touch-icon.png')).toBe('180x180');
      const ico = await (await request.get('/favicon.ico')).body();
      expect([...ico.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    });
  });
});
