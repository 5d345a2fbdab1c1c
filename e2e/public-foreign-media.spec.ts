// Media at hosts that are not ours: nothing is requested from them until the visitor follows a link.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import {
  itemTypeList,
  sharedItemTypes,
  type ItemType,
} from '../supabase/functions/_shared/item-types.ts';
import { expect, test as base } from './fixtures.ts';
import { expectLargeTargets, expectNoFindings } from './legible.ts';
import type { Story, StoryInput } from './stories.ts';

const host = 'spion.example';
const at = (name: string) => `https://${host}/${name}`;
const words = (type: ItemType) => `${sharedItemTypes[type].name} op een andere website`;
const titleOf = (kind: string) => `Van elders: ${kind}`;

const hostileMetadata = {
  poster_url: at('poster.jpg'),
  captions_url: at('captions.vtt'),
  thumbnail_url: at('thumbnail.jpg'),
  preview: at('preview.jpg'),
  dominant_color: `url(${at('color.png')})`,
  location_name: at('place'),
  lat: 52.37,
  lng: 4.9,
  width: 960,
  height: 720,
  duration: 8,
};

/** Every field that can hold an address holds one of another host; colours: see public.spec.ts. */
function hostileStory(creator: string): StoryInput {
  return {
    timeline: {
      description: `![x](${at('text.png')}) <img src="${at('text.png')}"> ${at('text')}`,
      custom_logo_url: at('logo.svg'),
    },
    items: itemTypeList.map((item_type, index) => ({
      title: titleOf(item_type),
      description: `<img src="${at('text.png')}"> ${at('text')}`,
      item_type,
      media_url: at(`media.${item_type}`),
      item_date: `195${index}-05-04`,
      created_by: creator,
      metadata: hostileMetadata,
    })),
  };
}

const test = base.extend<{ hostile: Story; hosts: Set<string> }>({
  hostile: async ({ makeStory, request }, use) => {
    const creator = randomUUID();
    const sql = (statement: string) => request.post('/__test/sql', { data: statement });
    await sql(
      `insert into public.profiles (id, display_name, avatar_url) values ('${creator}', 'Karel Jansen', '${at('avatar.jpg')}');`,
    );
    await use(await makeStory(hostileStory(creator)));
  },
  /** Of every request of the context, also of new tabs and of what the policy would block. */
  hosts: async ({ context }, use) => {
    const hosts = new Set<string>();
    context.on('request', (request) => {
      const { protocol, host: asked } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol)) hosts.add(asked);
    });
    await use(hosts);
  },
});

const link = (page: Page) => page.getByRole('link', { name: `Bekijk op ${host}` });
const ownHost = (baseURL: string | undefined) => [new URL(baseURL!).host];

test('cards show what it is and where, @both', async ({ page, hostile, hosts, baseURL }) => {
  await page.goto(hostile.path);
  for (const kind of itemTypeList) {
    const card = page.getByRole('article', { name: titleOf(kind) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText(words(kind))).toBeVisible();
    await expect(link(page).and(card.getByRole('link'))).toHaveAttribute(
      'href',
      at(`media.${kind}`),
    );
    await expect(card.getByText('KJ')).toBeVisible();
    await expect(card.locator('img, video, audio')).toHaveCount(0);
  }
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectNoFindings(page);
  await expectLargeTargets(page);
  expect([...hosts]).toEqual(ownHost(baseURL));
});

test('every part of the viewer asks our own host only', async ({
  page,
  hostile,
  hosts,
  baseURL,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(window, { print: () => undefined });
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
  await page.goto(hostile.path);
  await expect(link(page).first()).toBeVisible();

  await test.step('the lightbox', async () => {
    const [first] = await hostile.sql(
      `select id from public.timeline_items where timeline_id = '${hostile.id}' order by item_date limit 1;`,
    );
    await page.goto(`${hostile.path}/moment/${String(first!.id)}`);
    const lightbox = page.getByRole('dialog');
    for (const [index, kind] of itemTypeList.entries()) {
      if (index > 0) await lightbox.getByRole('button', { name: 'Volgende' }).click();
      await expect(lightbox.getByRole('heading', { name: titleOf(kind) })).toBeVisible();
      const open = lightbox.locator(`a[href="${at(`media.${kind}`)}"]`);
      await expect(open).toHaveText(`Bekijk op ${host}`);
      await expect(lightbox.locator('video, audio, img')).toHaveCount(0);
    }
    await lightbox.getByRole('button', { name: 'Opslaan' }).click();
    await expect(lightbox.getByText(/Dit bestand staat op een andere plek/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  });

  await test.step('the slideshow', async () => {
    const name = 'Laat het verhaal vertellen';
    await page.getByRole('main').getByRole('button', { name }).click();
    const show = page.getByRole('dialog', { name });
    await expect(show).toBeVisible();
    for (const kind of itemTypeList) {
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(show.getByRole('heading', { name: titleOf(kind) })).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      await expect(show.locator(`a[href="${at(`media.${kind}`)}"]`)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
  });

  await test.step('the map and sharing', async () => {
    for (const [tool, dialog] of [
      ['Kaart', /./],
      ['Delen', 'Dit verhaal delen'],
    ] as const) {
      await page.getByRole('button', { name: tool, exact: true }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('the export', async () => {
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ZIP maken' }).click();
    const files = unzipSync(readFileSync(await (await saving).path()));
    const text = (name: string) => strFromU8(files[name]!);
    expect(Object.keys(files).filter((name) => name.startsWith('media/'))).toEqual([]);
    for (const kind of itemTypeList) {
      expect(text('index.html')).toContain(`href="${at(`media.${kind}`)}"`);
      expect(text('Wat niet mee kon.txt')).toContain(`${titleOf(kind)}: ${at(`media.${kind}`)}`);
    }
    expect(text('index.html')).not.toMatch(/<(img|video|audio|source|track)\b/);
    await page.getByRole('button', { name: 'Boekje maken' }).click();
    await expect(page.getByText(/Het boekje ligt klaar/)).toBeVisible();
    const booklet = page.locator('.booklet');
    await expect(booklet).toContainText(`Op een andere website: ${at('media.photo')}`);
    await expect(booklet.locator('img')).toHaveCount(0);
  });

  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual(ownHost(baseURL));
});

test('the link opens a new tab that does not know the story', async ({
  page,
  context,
  hostile,
}) => {
  let headers: Record<string, string> = {};
  await context.route(`https://${host}/**`, async (route) => {
    headers = await route.request().allHeaders();
    await route.fulfill({ contentType: 'text/html', body: '<title>Elders</title>' });
  });
  await page.goto(hostile.path);
  const opening = context.waitForEvent('page');
  await link(page).first().click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Elders');
  expect(headers).not.toHaveProperty('referer');
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  await expect(page).toHaveURL(hostile.path);
});

test('features show no picture of another host', async ({ page, hosts, baseURL }) => {
  const feature = { id: 'a', title: 'Van elders', description: 'Een kaart', cta_label: null };
  await page.route('**/rest/v1/features*', (route) =>
    route.fulfill({ json: [{ ...feature, image_url: at('feature.jpg'), cta_href: null }] }),
  );
  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'Van elders' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual(ownHost(baseURL));
});
