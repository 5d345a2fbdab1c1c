import { expect, test } from '@playwright/test';
import { startWorker } from './workerd/start-worker.ts';

test('the share page runs in workerd', async ({ baseURL }) => {
  // The first run installs it.
  test.setTimeout(300_000);
  const worker = await startWorker(baseURL!);
  const ask = async (path: string) => {
    const response = await worker.dispatchFetch(`https://site.example${path}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  await test.step('a story has its link preview, twelve cards, and the policy of stories', async () => {
    const { status, headers, html } = await ask('/public/oma-riet');
    expect(status).toBe(200);
    expect(html).toContain('<title>Oma Riet | Anekdotes</title>');
    expect(html.split('data-item-id="')).toHaveLength(13);
    expect(headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-inline'");
  });
  await test.step('an item comes with its text', async () => {
    const { html } = await ask('/public/oma-riet/moment/c1000000-0000-4000-8000-000000000003');
    expect(html).toContain('id="opened-item"');
  });
  await test.step('an unknown story answers 404, without a word of another', async () => {
    const { status, html } = await ask('/public/bestaat-niet');
    expect(status).toBe(404);
    expect(html).not.toContain('Oma Riet');
  });
  await worker.dispose();
});
