import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { serveBuild } from './build-site.ts';
import type { StaticServer } from './static-server.ts';
import { runSql, type SqlSender } from './stories.ts';

test.describe('with stored addresses', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let host: StaticServer;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    host = await serveBuild('configured');
  });
  // The backend of the site under test is closed to addresses, as its build has no form for them.
  const configure = (request: SqlSender, values: string) =>
    runSql(request, `update private.early_access_settings set ${values}`);
  test.beforeEach(({ request }) => configure(request, 'is_open = true'));
  test.afterAll(async ({ request }) => {
    await configure(request, 'is_open = false');
    await host?.close();
  });
  const toBackend = (page: Page, baseURL: string) =>
    page.route('**/rest/v1/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) });
    });

  test('an address is stored once, and the page says so', async ({ page, request, baseURL }) => {
    const email = `oma-${randomUUID()}@post.nl`;
    await toBackend(page, baseURL!);
    await page.goto(`${host.origin}/coming-soon`);
    await expect(page.getByText(/We bewaren je e-mailadres/)).toBeVisible();
    for (const typed of [email, email.toUpperCase()]) {
      await page.getByRole('textbox', { name: /^E-mailadres/ }).fill(typed);
      const answered = page.waitForResponse(/early_access_signups/);
      await page.getByRole('button', { name: 'Houd me op de hoogte' }).click();
      expect((await answered).status()).toBe(201);
      await expect(page.getByText('Bedankt! We houden je op de hoogte')).toBeVisible();
    }
    const found = `from public.early_access_signups where lower(email) = '${email}'`;
    expect(await runSql(request, `select email ${found}`)).toEqual([{ email }]);
    await runSql(request, `delete ${found}`);
  });

  test('an address that could not be sent stays in the field, with advice', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.goto(`${host.origin}/coming-soon`);
    const field = page.getByRole('textbox', { name: /^E-mailadres/ });
    await field.fill('oma@post.nl');
    await page.getByRole('button', { name: 'Houd me op de hoogte' }).click();
    await expect(page.getByText(/Je adres kwam niet aan/).first()).toBeVisible();
    await expect(field).toHaveValue('oma@post.nl');
  });

  test('an address that the list refuses stays in the field, with advice', async ({
    page,
    request,
    baseURL,
  }) => {
    await configure(request, 'is_open = false');
    await toBackend(page, baseURL!);
    await page.goto(`${host.origin}/coming-soon`);
    const field = page.getByRole('textbox', { name: /^E-mailadres/ });
    await field.fill('oma@post.nl');
    const answered = page.waitForResponse(/early_access_signups/);
    await page.getByRole('button', { name: 'Houd me op de hoogte' }).click();
    expect((await answered).status()).toBe(401);
    await expect(page.getByText(/Probeer het later opnieuw/).first()).toBeVisible();
    await expect(field).toHaveValue('oma@post.nl');
  });
});
