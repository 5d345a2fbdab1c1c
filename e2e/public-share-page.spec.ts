import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { nextFrames } from './next-frames.ts';
import type { StoryInput } from './stories.ts';

// The handler alone: supabase/functions/share-page/handler_test.ts.

/** The tags that a link preview reads, as a browser without script parses them. */
async function previewOf(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const tags = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const content = (name: string) =>
      parsed
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content');
    return {
      titles: [...parsed.querySelectorAll('title')].map(({ textContent }) => textContent),
      description: content('description'),
      robots: content('robots'),
      image: content('og:image'),
      imageSize: [content('og:image:width'), content('og:image:height')],
      ogTitle: content('og:title'),
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href'),
      strangers: parsed.querySelectorAll('img, meta[http-equiv], iframe').length,
    };
  }, html);
  return { status: response.status(), html, ...tags };
}

const readsOf = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/timeline/.test(request.url())) urls.push(request.url());
  });
  return urls;
};

const site = 'https://anekdotes.example';
const generic = 'Iemand deelt een anekdote met je | Anekdotes';

test('the link preview of a story tells what the viewer shows, and nothing of a private one', async ({
  page,
  request,
  makeStory,
}) => {
  await test.step('the link preview of a story and of an item', async () => {
    const items: StoryInput['items'] = [
      { title: 'Elders', item_type: 'photo', media_url: 'https://elders.example/a.jpg' },
      {
        title: 'Eigen',
        item_type: 'photo',
        media_url: '/demo/oma-riet/keuken-960.webp',
        metadata: { width: 960, height: 720 },
      },
    ];
    const timeline = { title: 'Opa Jan', description: 'Een leven op het water.' };
    const story = await makeStory({ timeline, items });
    const id = await story.addItem({ title: 'De brief', description: 'Lieve Jan,' });
    expect(await previewOf(page, request, story.path)).toMatchObject({
      status: 200,
      titles: ['Opa Jan | Anekdotes'],
      ogTitle: 'Opa Jan | Anekdotes',
      description: 'Een leven op het water.',
      robots: 'noindex, nofollow',
      image: `${site}/demo/oma-riet/keuken-960.webp`,
      imageSize: ['960', '720'],
      canonical: site + story.path,
    });
    expect(await previewOf(page, request, `${story.path}/moment/${id}`)).toMatchObject({
      titles: ['De brief – Opa Jan | Anekdotes'],
      description: '4 mei 1955. Lieve Jan,',
      canonical: `${site}${story.path}/moment/${id}`,
    });
  });
  await test.step('private, unknown and un-published stories have the same preview, without their words', async () => {
    const timeline = { title: 'Geheim', description: 'Niet voor jou', is_public: false };
    const story = await makeStory({ timeline, items: [{ title: 'Verborgen' }] });
    const shown = await makeStory({ timeline: { title: 'Even open' } });
    await shown.sql(`update public.timelines set is_public = false where id = '${shown.id}';`);
    const previews = [];
    for (const path of [story.path, shown.path, `/public/${randomUUID()}`, '/public/half%25']) {
      previews.push(await previewOf(page, request, path));
    }
    expect(previews[0]).toMatchObject({
      status: 404,
      titles: [generic],
      image: `${site}/share.jpg`,
      imageSize: ['1200', '630'],
      robots: 'noindex, nofollow',
    });
    expect(previews[0]?.canonical).toBeUndefined();
    expect(previews[0]?.html).not.toMatch(
      /Geheim|Niet voor jou|Verborgen|Even open|id="document-state"/,
    );
    for (const other of previews.slice(1)) expect(other).toEqual(previews[0]);
  });
  await test.step('the viewer replaces the preview by the same metadata', async () => {
    const title = `"Riet" & 'Jan' <3 👩‍👩‍👧 سلام`;
    const story = await makeStory({ timeline: { title, description: 'Een & ander.' } });
    const preview = await previewOf(page, request, story.path);
    expect(preview.titles).toEqual([`${title} | Anekdotes`]);
    await page.goto(story.path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Anekdotes`);
    for (const selector of ['title', 'link[rel=canonical]', 'meta[name=description]']) {
      await expect(page.locator(selector)).toHaveCount(1);
    }
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      preview.ogTitle!,
    );
  });
});

test('a hostile title stays text', async ({ page, request, makeStory }) => {
  // Without a channel, which reads the timeline again once it is connected.
  await page.routeWebSocket(/realtime/, () => {});
  for (const title of [
    '</script></title><img src=x onerror=alert(1)>',
    `"'><meta http-equiv="refresh" content="0;url=/">`,
    '<!--/page--></head><body><iframe src=/ >$&',
    '\u202Eachterstevoren \u2066\u200Feinde',
  ]) {
    await test.step(`a hostile title stays text: ${JSON.stringify(title)}`, async () => {
      const items = [{ title, description: title }];
      const story = await makeStory({ timeline: { title, description: title }, items });
      const preview = await previewOf(page, request, story.path);
      const visible = title.replace(/[\u200F\u202E\u2066]/g, '');
      expect(preview.titles).toEqual([`${visible} | Anekdotes`]);
      expect(preview.strangers).toBe(0);
      const reads = readsOf(page);
      await page.goto(story.path);
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(title);
      await expect(page).toHaveTitle(`${visible} | Anekdotes`);
      expect(reads.filter((url) => url.includes('/timelines'))).toEqual([]);
    });
  }
});

test('the rows of the document are not read again, and are gone after un-publishing', async ({
  page,
  makeStory,
}) => {
  await test.step('the first card needs no read of its own', async () => {
    const story = await makeStory({ items: [{ title: 'De eerste' }, { title: 'De tweede' }] });
    const reads = readsOf(page);
    // Live updates would read again.
    await page.routeWebSocket('**/realtime/**', () => {});
    await page.goto(story.path);
    await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
    await expect(page.getByText('2 gebeurtenissen', { exact: true })).toBeVisible();
    expect(reads).toEqual([]);
  });
  await test.step('a long story continues after the rows of the document', async () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ title: `Moment ${index + 1}` }));
    const story = await makeStory({ items });
    const reads = readsOf(page);
    await page.routeWebSocket('**/realtime/**', () => {});
    await page.goto(story.path);
    await expect(page.getByText('50 gebeurtenissen', { exact: true })).toBeVisible();
    await expect.poll(() => reads.length).toBe(1);
    expect(reads[0]).toContain('item_date=gte.');
  });
  await test.step('a reload after un-publishing shows nothing of the story', async () => {
    const story = await makeStory({ timeline: { title: 'Even open' } });
    await page.goto(story.path);
    await expect(page.getByRole('heading', { name: 'Even open' })).toBeVisible();
    await page.routeWebSocket('**/realtime/**', () => {});
    await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
    const response = await page.reload();
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
  });
});

for (const markup of ['with', 'without']) {
  test(`the web fonts come after the scripts, ${markup} the first cards`, async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ items: [{ title: 'De eerste' }] });
    if (markup === 'without') await servePlainStories(page);
    const fonts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    const release = await holdRoute(page, '**/assets/shell-*.js');
    const small = page.waitForResponse('**/assets/rows-*.js');
    await page.goto(story.path, { waitUntil: 'commit' });
    await small;
    if (markup === 'with')
      await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
    await nextFrames(page);
    expect(fonts).toEqual([]);
    release();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
  });
}

test('the web fonts come at once where the page scrolls to a year', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De eerste' }] });
  const release = await holdRoute(page, '**/assets/shell-*.js');
  const font = page.waitForRequest('**/*.woff2');
  await page.goto(`${story.path}#jaar-1955`, { waitUntil: 'commit' });
  await font;
  release();
  await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
});

test('a change is read and shown after the answers of the document', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [{ title: 'De eerste' }] });
  const reads = readsOf(page);
  await page.goto(story.path);
  await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
  // The subscription reads the timeline again: its answer is newer than the document.
  await expect.poll(() => reads.some((url) => url.includes('/timelines?'))).toBe(true);
  await story.sql(
    `update public.timeline_items set title = 'Anders' where timeline_id = '${story.id}';`,
  );
  await expect(page.getByRole('heading', { name: 'Anders' })).toBeVisible();
  await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
  await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a story says what to do', async ({ page, makeStory }) => {
    const story = await makeStory({ timeline: { title: 'Opa Jan' } });
    for (const path of [story.path, '/public/bestaat-niet', '/app.html']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'Dit verhaal heeft JavaScript nodig' }),
      ).toBeVisible();
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.getByText('Deze pagina kwam niet binnen')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Naar de startpagina' })).toBeVisible();
    }
  });
});
