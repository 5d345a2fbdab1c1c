import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signToken } from '../supabase/local/access-token.ts';
import { expect, test } from './fixtures.ts';
import type { Story } from './stories.ts';

// Which stored sessions count: src/modules/timeline/stored-session.dom.test.ts.

const now = () => Math.floor(Date.now() / 1000);
const user = {
  id: randomUUID(),
  aud: 'authenticated',
  role: 'authenticated',
  email: 'a@b.example',
};

/** A session as supabase-js stores it. */
async function sessionOf(story: Story, expiresAt: number, secret?: string) {
  const [row] = await story.sql(`select value from embedded.settings where key = 'jwt_secret';`);
  const claims = { sub: user.id, role: 'authenticated', aud: 'authenticated', exp: expiresAt };
  const access_token = signToken(claims, secret ?? String(row?.value));
  const fixed = { refresh_token: 'proef', token_type: 'bearer', expires_in: 3600, user };
  return JSON.stringify({ access_token, expires_at: expiresAt, ...fixed });
}

const store = (page: Page, session: string) =>
  page.addInitScript((text) => localStorage.setItem('sb-localhost-auth-token', text), session);

/** The `Authorization` headers of the reads, and the statuses of their responses. */
function watchReads(page: Page) {
  const reads: { authorization: string; status: number }[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (!/\/rest\/v1\/timeline/.test(request.url())) return;
    const authorization = request.headers().authorization ?? '';
    reads.push({ authorization, status: response.status() });
  });
  return reads;
}

const anonymous = 'Bearer sb_publishable_embedded';

test('a signed-in owner reads with the stored session', async ({ page, makeStory }) => {
  const story = await makeStory({ items: [{ title: 'De eerste' }] });
  const session = await sessionOf(story, now() + 3600);
  await store(page, session);
  const reads = watchReads(page);
  await page.goto(story.path);
  await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
  const token = `Bearer ${JSON.parse(session).access_token}`;
  await expect.poll(() => reads.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(reads.map(({ authorization }) => authorization))]).toEqual([token]);
  expect([...new Set(reads.map(({ status }) => status))]).toEqual([200]);
});

test('with a session that does not count the story opens as for a visitor', async ({
  page,
  makeStory,
  forgive,
}) => {
  // The browser logs refused reads, and the session that supabase-js cannot renew.
  forgive(/Failed to load resource|AuthApiError|Refresh Token/i);
  for (const [name, sessionFor] of [
    ['expired', (story: Story) => sessionOf(story, now() - 60)],
    ['garbage', async () => '{"access_token":"geen'],
    ['empty', async () => '{}'],
    ['forged', (story: Story) => sessionOf(story, now() + 3600, 'een ander geheim')],
  ] as const) {
    await test.step(`with a session that is ${name} the story opens as for a visitor`, async () => {
      const story = await makeStory({ items: [{ title: 'De eerste' }] });
      await store(page, await sessionFor(story));
      const reads = watchReads(page);
      await page.goto(story.path);
      await expect(page.getByRole('heading', { name: 'De eerste' })).toBeVisible();
      const read = reads.filter(({ status }) => status === 200);
      expect([...new Set(read.map(({ authorization }) => authorization))]).toEqual([anonymous]);
    });
  }
});
