// Files in the private bucket: signed addresses, their renewal, and their end after un-publishing.
import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { closePage, expect, servePlainStories, test as base } from './fixtures.ts';
import { putPrivateFile, removePrivateFiles } from './private-files.ts';
import type { Story } from './stories.ts';
import { tone } from './tone.ts';

const picture = new URL('../public/demo/oma-riet/trouwdag-960.webp', import.meta.url);
const signing = '/functions/v1/sign-files';

const test = base.extend<{ makePrivateStory: () => Promise<Story> }>({
  makePrivateStory: async ({ makeStory, page }, use) => {
    const stories: Story[] = [];
    await use(async () => {
      const story = await makeStory();
      stories.push(story);
      const photo = await putPrivateFile(story, 'foto.webp', readFileSync(picture));
      const voice = await putPrivateFile(story, 'stem.wav', tone(60));
      const metadata = { width: 960, height: 720 };
      await story.addItem({ title: 'De foto', item_type: 'photo', media_url: photo, metadata });
      const sound = { audio_variant: 'bubble', duration: 60 };
      await story.addItem({
        title: 'De stem',
        item_type: 'audio',
        media_url: voice,
        metadata: sound,
      });
      return story;
    });
    await closePage(page);
    for (const story of stories) removePrivateFiles(story);
  },
});

/** Records the calls that sign, and the requests for files of the bucket. */
function record(page: Page) {
  const signed: Request[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === signing) signed.push(request);
    else if (pathname.startsWith('/storage/')) files.push(request.url());
  });
  return { signed, files };
}

const photo = (page: Page) => page.getByRole('article').getByRole('img', { name: 'De foto' });
const isLoaded = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
/** The tries that were under way when the fault was mended can fail still: time passes until the next ones. */
const mend = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward('01:01');
    await expect.poll(() => isLoaded(page), { timeout: 3000 }).toBe(true);
  }).toPass({ timeout: 20_000 });
const audio = (page: Page) => page.locator('audio');
const position = (page: Page) =>
  audio(page).evaluate((element: HTMLAudioElement) => element.currentTime);
const play = (page: Page) => page.getByRole('button', { name: 'Afspelen: De stem' }).click();
/** The service hands out the same address for half an hour, but none that would outlive the link. */
const endLinkSoon = (story: Story) =>
  story.sql(
    `update public.timelines set link_expires_at = now() + interval '40 minutes' where id = '${story.id}'`,
  );
const tokenOf = (url: string) => new URL(url).searchParams.get('token');

test('the share page signs the files of its first cards', async ({ page, makePrivateStory }) => {
  const story = await makePrivateStory();
  const { signed } = record(page);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('foto.webp'))
      pictures.push(request.url());
  });
  await page.goto(story.path);
  await expect.poll(() => isLoaded(page)).toBe(true);
  await play(page);
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(signed).toEqual([]);
  expect(new Set(pictures).size).toBe(1);
});

test.describe('without the share page', () => {
  test.beforeEach(({ page }) => servePlainStories(page));

  test('a story shows its pictures and plays its recordings at signed addresses', async ({
    page,
    makePrivateStory,
  }) => {
    const story = await makePrivateStory();
    const { signed } = record(page);
    await page.goto(story.path);
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(signed).toHaveLength(1);
    expect(signed[0]?.headers()['x-share-slug']).toBe(encodeURIComponent(story.slug));
    const paths = ['foto.webp', 'stem.wav'].map((name) => `timeline-media/${story.id}/${name}`);
    expect(signed[0]?.postDataJSON()).toEqual({ paths: expect.arrayContaining(paths) });
    await play(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await page
      .getByRole('link', { name: /De foto/ })
      .first()
      .click();
    const large = page.getByRole('dialog').getByRole('img', { name: 'De foto' });
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(signed).toHaveLength(1);
  });

  test('a story with plain addresses loads no code that signs, and asks for nothing', async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({
      items: [{ item_type: 'photo', media_url: '/demo/oma-riet/trouwdag-960.webp' }],
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(story.path);
    await expect(page.getByRole('article')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /^\/storage\/|sign-files/.test(path))).toEqual([]);
  });

  test('a reader chooses no lifetime, and after un-publishing nothing is signed any more', async ({
    page,
    makePrivateStory,
  }) => {
    const story = await makePrivateStory();
    const headers = {
      apikey: 'sb_publishable_embedded',
      'x-share-slug': encodeURIComponent(story.slug),
    };
    const expiresIn = 315_360_000;
    const sign = async () => {
      const paths = [`timeline-media/${story.id}/foto.webp`];
      const response = await page.request.post(signing, { headers, data: { expiresIn, paths } });
      return ((await response.json()) as { urls: Record<string, string> }).urls[paths[0]!];
    };
    await page.goto(story.path);
    await expect.poll(() => isLoaded(page)).toBe(true);
    const token = (await sign())?.split('?token=')[1];
    const { iat, exp } = JSON.parse(atob(token!.split('.')[1]!)) as { iat: number; exp: number };
    expect(exp - iat).toBe(3600);
    const direct = await page.request.post('/storage/v1/object/sign/timeline-media', {
      headers,
      data: { expiresIn, paths: [`${story.id}/foto.webp`] },
    });
    expect(await direct.json()).toMatchObject([{ signedURL: null }]);
    await story.sql(`update public.timelines set is_public = false where id = '${story.id}'`);
    await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
    expect(await sign()).toBeUndefined();
  });

  test('addresses are renewed, while what is shown and played goes on unchanged', async ({
    page,
    makePrivateStory,
  }) => {
    const story = await makePrivateStory();
    const { signed, files } = record(page);
    await page.clock.install();
    await page.goto(story.path);
    await expect.poll(() => isLoaded(page)).toBe(true);
    await play(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0.5);
    const address = await photo(page).getAttribute('src');
    const box = await photo(page).boundingBox();
    const pictures = () => files.filter((url) => url.includes('foto.webp'));
    await photo(page).evaluate((element) => element.setAttribute('data-mark', ''));
    await endLinkSoon(story);
    const before = await position(page);
    await page.clock.fastForward('51:00');
    await expect.poll(() => signed.length).toBe(2);
    await expect.poll(() => position(page)).toBeGreaterThan(before + 1);
    await expect
      .poll(() => audio(page).evaluate((element: HTMLAudioElement) => element.paused))
      .toBe(false);
    // The same element, with its address and place.
    await expect(photo(page)).toHaveAttribute('data-mark', '');
    await expect(photo(page)).toHaveAttribute('src', address!);
    await expect.poll(() => photo(page).boundingBox()).toEqual(box);
    // Read once more for whether it moves, at the same address.
    expect([...new Set(pictures())]).toHaveLength(1);
    // What opens later has the renewed address.
    await page
      .getByRole('link', { name: /De foto/ })
      .first()
      .click();
    const large = page.getByRole('dialog').getByRole('img', { name: 'De foto' });
    await expect(large).toBeVisible();
    const renewed = await large.evaluate((image: HTMLImageElement) => image.src);
    expect(tokenOf(renewed)).not.toBe(tokenOf(new URL(address!, renewed).href));
  });

  test('a recording that is played after its address has expired gets a new one', async ({
    page,
    makePrivateStory,
    forgive,
  }) => {
    forgive(/status of 400/);
    const story = await makePrivateStory();
    const { signed } = record(page);
    await page.clock.install();
    await page.goto(story.path);
    await expect.poll(() => isLoaded(page)).toBe(true);
    const old = await audio(page).evaluate((element: HTMLAudioElement) => element.src);
    // As the storage service, whose clock is not the one of the page.
    await page.route(old, (route) => route.fulfill({ status: 400, json: { error: 'InvalidJWT' } }));
    await endLinkSoon(story);
    await page.clock.fastForward('01:01:00');
    await expect.poll(() => signed.length).toBe(2);
    await play(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    expect(await audio(page).evaluate((element: HTMLAudioElement) => element.src)).not.toBe(old);
    await expect(page.getByText(/kan niet worden/)).toHaveCount(0);
  });

  test('media that cannot be signed are shown as broken, and come back by themselves', async ({
    page,
    makePrivateStory,
    forgive,
  }) => {
    forgive(/status of 40[0-9]/);
    const story = await makePrivateStory();
    await page.clock.install();
    await page.route(`**${signing}?*`, (route) => route.fulfill({ status: 403, json: {} }));
    await page.goto(story.path);
    const broken = page.getByRole('article', { name: 'De foto' }).getByRole('status');
    await expect(broken).toBeVisible();
    await page.unroute(`**${signing}?*`);
    await mend(page);
    await expect(broken).toHaveCount(0);
  });

  test('cards appear while the code that signs cannot be loaded, and get their media later', async ({
    page,
    makePrivateStory,
    forgive,
  }) => {
    forgive(/Failed to load resource|status of 400/);
    const story = await makePrivateStory();
    const { signed } = record(page);
    await page.clock.install();
    await page.route('**/sign-files-*.js', (route) => route.abort());
    await page.goto(story.path);
    const broken = page.getByRole('article', { name: 'De foto' }).getByRole('status');
    await expect(broken).toBeVisible();
    expect(signed).toHaveLength(0);
    await page.unroute('**/sign-files-*.js');
    await mend(page);
    await expect(broken).toHaveCount(0);
  });
});
