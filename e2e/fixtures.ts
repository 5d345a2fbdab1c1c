import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { createStory, type Story, type StoryInput } from './stories.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Creates a story in the embedded backend and removes it after the test. */
  makeStory: (input?: StoryInput) => Promise<Story>;
  /**
   * Console errors, violations of the security policy and requests to other hosts; a test fails when
   * the list is not empty at its end.
   */
  faults: string[];
  /**
   * Ignores faults that the test causes itself. The browser can report a failed request late, even
   * after the last line of the test.
   */
  forgive: (fault: RegExp) => void;
  forgiven: RegExp[];
}

function watch(page: Page, baseURL: string, faults: string[]) {
  const host = new URL(baseURL).host;
  // The browser logs the 404 of an unknown address; that is expected.
  const unknown = new Set<string>();
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (isPage && response.status() === 404) unknown.add(response.url());
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || unknown.has(message.location().url)) return;
    faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) {
      faults.push(`request to another host: ${request.url()}`);
    }
  });
}

/**
 * Opens stories with the plain app.html, as a host without `supabase/functions/share-page` does: the first
 * reads are then requests of the browser, which a test can hold, change or count.
 */
export async function servePlainStories(page: Page) {
  const isStory = ({ pathname }: URL) => pathname.startsWith('/public/');
  await page.context().route(isStory, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    return route.continue({ url: new URL('/app.html', route.request().url()).href });
  });
}

/** What the security policy blocks in a page of the context becomes an error in its console. */
export const reportViolations = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`security policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );

/** Closes the page, so that it does not ask for what the fixtures of a test remove. */
export async function closePage(page: Page) {
  // Requests can still be in flight; their responses do not matter any more.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  if (page.isClosed()) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

/**
 * Resolves when the script has taken the markup of a story over, or never will: before that a link loads a
 * document, as it does for a quick visitor. `public-first-screen.spec.ts` tests the time before.
 */
const untilTakenOver = (page: Page) =>
  page
    .waitForFunction(
      () =>
        !document.getElementById('rest-of-story') ||
        document.documentElement.matches('[data-failed], [data-too-old]'),
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);

/** Lets `goto` and `reload` wait for it, unless they only wait for the start of the document. */
function waitForTakeOver(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await untilTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil !== 'commit') await untilTakenOver(page);
    return response;
  };
}

export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForTakeOver(page);
    await use(page);
  },
  makeStory: async ({ request, page }, use) => {
    const made: Story[] = [];
    await use(async (input = {}) => {
      const story = await createStory(request, input);
      made.push(story);
      return story;
    });
    await closePage(page);
    for (const story of made) await story.remove();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here
  forgiven: async ({}, use) => use([]),
  forgive: async ({ forgiven }, use) => use((fault) => void forgiven.push(fault)),
  faults: [
    async ({ page, baseURL, forgiven }, use) => {
      const faults: string[] = [];
      await reportViolations(page.context());
      watch(page, baseURL ?? '', faults);
      await use(faults);
      await closePage(page);
      const others = faults.filter((fault) => !forgiven.some((one) => one.test(fault)));
      base.expect(others).toEqual([]);
    },
    { auto: true },
  ],
});
