import type { Page, Route } from '@playwright/test';
import { disconnect, refuse, reset, sendPage, truncate } from './failing-routes.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { expectLegible } from './legible.ts';

const call = '**/functions/v1/ai-help-chat?*';
const apology = 'Sorry, er ging iets mis. Probeer het opnieuw. 😔';
const reply = {
  response: 'Premium kost € 2,75 per maand.\nLees meer op /pricing.',
  sources: [{ title: 'Wat kost het?', path: '/help/wat-kost-het' }],
};

const chat = (page: Page) => page.getByRole('region', { name: 'Vraag het de assistent' });
const log = (page: Page) => page.getByRole('region', { name: 'Gesprek met de AI-assistent' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Je vraag' });
const notes = (page: Page) => log(page).locator('ol > li');

/** The chat is loaded when it scrolls into view. */
async function openChat(page: Page) {
  await openHydrated(page, '/help');
  await chat(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeVisible();
}

async function send(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** Begins anew in the same page, without the routes of before. */
async function clear(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Gesprek wissen' }).click();
  await expect(notes(page)).toHaveCount(1);
}

const answerWith = (page: Page, answer: (route: Route) => unknown) =>
  page.route(call, async (route) => void (await answer(route)));

/** The console errors of a refused call: of the browser and of the chat. */
function takeFaults(faults: string[], status: number) {
  const logged = faults.splice(0);
  expect(logged.some((fault) => fault.includes('The help chat gave no answer'))).toBe(true);
  expect(logged.every((fault) => fault.includes(String(status)))).toBe(true);
  return logged;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat box has a mail link, and each category its articles', async ({ page }) => {
    await page.goto('/help');
    await expect(chat(page).getByRole('link', { name: /Liever een mens/ })).toHaveAttribute(
      'href',
      'mailto:hulp@anekdotes.example',
    );
    const drawer = page.locator('details', { hasText: 'Prijzen en abonnement' });
    const article = drawer.getByRole('link', { name: 'Wat kost' }).first();
    await expect(article).toBeHidden();
    await drawer.locator('summary').click();
    await article.click();
    await expect(page).toHaveURL(/\/help\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the function answers a question, with its source articles', async ({ page }) => {
  await openChat(page);
  await send(page, 'Wat kost Premium per maand?');
  await expect(notes(page)).toHaveCount(3);
  const answer = notes(page).nth(2);
  await expect(answer.getByText('Was dit nuttig?')).toBeVisible({ timeout: 20_000 });
  await expect(answer).toContainText('2,75');
  const source = answer.getByRole('list').getByRole('link').first();
  await expect(source).toHaveAttribute('href', /^\/help\/[\w-]+$/);
  const title = await source.textContent();
  await source.click();
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeFocused();
});

test('a conversation loads the backend client, survives navigation, ends with the tab, and is accessible', async ({
  page,
}) => {
  await test.step('the backend client is loaded on the first keystroke, not before', async () => {
    await answerWith(page, (route) => route.fulfill({ json: reply }));
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await openChat(page);
    const before = urls.length;
    const isClient = async (url: string) =>
      url.endsWith('.js') && (await (await page.request.get(url)).text()).includes('phx_join');
    for (const url of urls.slice(0, before)) expect(await isClient(url), url).toBe(false);
    await send(page, 'Wat kost het?');
    await expect(page.getByText('Premium kost € 2,75 per maand.')).toBeVisible();
    const after = await Promise.all(urls.slice(before).map(isClient));
    expect(after).toContain(true);
  });
  await test.step('the conversation survives navigation, and ends with the tab', async () => {
    await notes(page).nth(2).getByRole('link', { name: 'Wat kost het?' }).click();
    await expect(page).toHaveURL('/help/wat-kost-het');
    await page.goBack();
    await expect(notes(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Mail dit gesprek/ })).toHaveAttribute(
      'href',
      /^mailto:hulp@anekdotes\.example\?subject=.+Wat%20kost%20het/,
    );
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe(
      '{}',
    );
    await page.reload();
    await expect(notes(page)).toHaveCount(1);
  });
  await test.step('the page is accessible, also during a conversation', async () => {
    await openChat(page);
    await send(page, 'Wat kost het?');
    await expect(page.getByText('Was dit nuttig?')).toBeVisible();
    await page.locator('summary').first().click();
    await page.getByRole('searchbox').fill('foto');
    await expect(page.getByRole('list', { name: 'Gevonden uitleg' })).toBeVisible();
    await expectLegible(page);
  });
});

test('the chat is busy until the answer is shown, can be cleared, and is at its end after returning', async ({
  page,
}) => {
  await test.step('the chat is busy until the answer is shown', async () => {
    let answer = () => {};
    const bodies: unknown[] = [];
    await answerWith(page, async (route) => {
      bodies.push(route.request().postDataJSON());
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ json: reply });
    });
    await openChat(page);
    await send(page, '   ');
    await expect(notes(page)).toHaveCount(1);
    await send(page, ' Wat kost het? ');
    await expect(notes(page).nth(1)).toContainText('Wat kost het?');
    await expect(notes(page).nth(1).locator('time')).toHaveText(/^\d\d:\d\d$/);
    await expect(notes(page).nth(2)).toContainText('Ik denk na...');
    await expect.poll(() => bodies).toEqual([{ message: 'Wat kost het?' }]);

    await field(page).fill('En nu?');
    await field(page).press('Shift+Enter');
    await field(page).press('Enter');
    // The button is only `aria-disabled`, and must ignore the click.
    await page.getByRole('button', { name: 'Thema kiezen' }).dispatchEvent('click');
    await expect(notes(page)).toHaveCount(3);
    answer();
    await expect(notes(page).nth(2)).toContainText('Premium kost € 2,75 per maand.');
    await expect(page.getByText('Ik denk na...')).toHaveCount(0);
    await expect(notes(page)).toHaveCount(3);
    await expect(field(page)).toHaveValue('En nu?\n');
    expect(bodies).toHaveLength(1);
    await expect(notes(page).nth(2).getByRole('link')).toHaveText(['/pricing', 'Wat kost het?']);
    await clear(page);
  });
  await test.step('“Gesprek wissen” leaves only the greeting', async () => {
    await answerWith(page, () => new Promise(() => {}));
    await page.getByRole('button', { name: 'Wie kan mijn verhaal zien?' }).click();
    await expect(page.getByText('Ik denk na...')).toBeVisible();
    await page.getByRole('button', { name: 'Gesprek wissen' }).click();
    await expect(notes(page)).toHaveCount(1);
    await expect(page.getByText('Misschien wil je weten')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await test.step('a long conversation is scrolled to its end after returning', async () => {
    await answerWith(page, (route) =>
      route.fulfill({ json: { ...reply, response: 'Een regel.\n'.repeat(12) } }),
    );
    for (const question of ['Wat kost het?', 'En daarna?']) {
      await send(page, question);
      await expect(page.getByText('Ik denk na...')).toHaveCount(0);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(notes(page)).toHaveCount(5);
    // The box is scrolled to the last answer; the page keeps its scroll offset.
    const isBegun = () =>
      notes(page)
        .last()
        .evaluate((note) => {
          const box = note.closest('section')!.getBoundingClientRect();
          const { top } = note.getBoundingClientRect();
          return top >= box.top && top < box.bottom;
        });
    await expect.poll(isBegun).toBe(true);
    await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  });
});

test('an unsure answer offers articles, which the keyboard opens without a call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const choices = ['wat-kost-het', 'opzeggen', 'gratis-of-premium'].map((slug) => ({
    title: `Over ${slug}, met een titel die op een smal scherm niet op één regel past`,
    path: `/help/${slug}`,
    response: `Het antwoord van ${slug}.`,
  }));
  let calls = 0;
  await answerWith(page, (route) => {
    calls += 1;
    return route.fulfill({ json: { response: 'Gaat het over een van deze?', choices } });
  });
  await openChat(page);
  await send(page, 'Premium');
  const list = page.getByRole('list', { name: 'Kies wat je bedoelt' });
  await expect(list.getByRole('button')).toHaveCount(3);
  const second = list.getByRole('button', { name: 'Over opzeggen' });
  expect((await second.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await second.focus();
  await second.press('Enter');
  await expect(notes(page)).toHaveCount(5);
  await expect(notes(page).nth(3)).toContainText('Over opzeggen');
  await expect(notes(page).nth(4)).toContainText('Het antwoord van opzeggen.');
  await expect(log(page)).toBeFocused();
  // The conversation keeps the choices, and the answers that were chosen.
  await list.getByRole('button', { name: 'Over wat-kost-het' }).click();
  await expect(notes(page).nth(6)).toContainText('Het antwoord van wat-kost-het.');
  expect(calls).toBe(1);
  await notes(page).nth(6).getByRole('link').first().click();
  await expect(page).toHaveURL('/help/wat-kost-het');
  await page.goBack();
  await expect(notes(page)).toHaveCount(7);
});

test('a quick action sends its question and scrolls the chat into view @both', async ({ page }) => {
  await answerWith(page, (route) => route.fulfill({ json: reply }));
  await openHydrated(page, '/help');
  await page.getByRole('button', { name: 'Foto toevoegen' }).click();
  await expect(notes(page).nth(1)).toContainText('Hoe voeg ik een foto toe?');
  await expect(chat(page)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByText('Misschien wil je weten')).toHaveCount(0);
});

test('the function sends CORS headers for allowed origins only', async ({ request, baseURL }) => {
  const preflight = (origin: string) =>
    request.fetch('/functions/v1/ai-help-chat', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const foreign = await preflight('https://elders.example');
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()['access-control-allow-origin']).toBeUndefined();
  const own = await preflight(baseURL!);
  expect(own.status()).toBe(204);
  expect(own.headers()['access-control-allow-methods']).toBe('POST, OPTIONS');
});

const failures: [name: string, fail: (route: Route) => unknown][] = [
  ['no connection', disconnect],
  ['a connection that ends', reset],
  ['500', refuse],
  ['a page instead of an answer', sendPage],
  ['truncated JSON', truncate],
  ['an answer of another shape', (route) => route.fulfill({ json: { antwoord: 'x' } })],
];

/** Sends a question again that got an apology. */
async function sendAgain(page: Page, faults: string[]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answerWith(page, (route) => route.fulfill({ json: reply }));
  await page.getByRole('button', { name: 'Stuur mijn vraag opnieuw' }).click();
  await expect(page.getByText('Premium kost € 2,75 per maand.')).toBeVisible();
  expect(faults.splice(0).join()).toContain('The help chat gave no answer');
}

const waits: [name: string, pass: (page: Page) => Promise<void>][] = [
  ['twenty seconds of silence', (page) => page.clock.runFor(21_000)],
  ['ten minutes of sleep', (page) => page.clock.fastForward('10:00')],
];

test('silence and sleep during a question end in an apology', async ({ page, faults }) => {
  await page.clock.install();
  await openChat(page);
  for (const [name, pass] of waits) {
    await test.step(name, async () => {
      let calls = 0;
      await answerWith(page, () => {
        calls += 1;
        return new Promise(() => {});
      });
      await send(page, 'Wat kost het?');
      await expect.poll(() => calls).toBe(1);
      await pass(page);
      await expect(notes(page).nth(2)).toContainText(apology);
      expect(calls).toBe(1);
      await sendAgain(page, faults);
      await clear(page);
    });
  }
});

test('odd questions, odd answers and failures', async ({ page, faults }) => {
  await test.step('odd questions and answers', async () => {
    await openChat(page);

    await test.step('the late answer of a cleared conversation is ignored', async () => {
      const pending: Route[] = [];
      await answerWith(page, (route) => void pending.push(route));
      await send(page, 'De eerste vraag?');
      await expect.poll(() => pending.length).toBe(1);
      await page.getByRole('button', { name: 'Gesprek wissen' }).click();
      await send(page, 'De tweede vraag?');
      await expect.poll(() => pending.length).toBe(2);
      await pending[1]!.fulfill({ json: { response: 'Het tweede antwoord.' } });
      await pending[0]!.fulfill({ json: { response: 'Het eerste antwoord.' } }).catch(() => {});
      await expect(notes(page).nth(2)).toContainText('Het tweede antwoord.');
      await expect(page.getByText('Het eerste antwoord.')).toHaveCount(0);
      await expect(notes(page)).toHaveCount(3);
      await clear(page);
    });
    await test.step('a thousand key presses a second send one question', async () => {
      let calls = 0;
      await answerWith(page, () => {
        calls += 1;
        return new Promise(() => {});
      });
      await field(page).fill('Wat kost het?');
      await field(page).evaluate((element) => {
        for (let press = 0; press < 1000; press += 1) {
          element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        }
      });
      await expect.poll(() => calls).toBe(1);
      await expect(notes(page)).toHaveCount(3);
      expect(calls).toBe(1);
      await clear(page);
    });
    await test.step('the rate limit message says when to try again', async () => {
      await answerWith(page, (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '42' }, json: { error: {} } }),
      );
      await send(page, 'Nog een?');
      await expect(notes(page).nth(2)).toContainText('Probeer het over 42 seconden opnieuw');
      takeFaults(faults, 429);
      await clear(page);
    });
    await test.step('more than 1,000 characters are refused and stay in the field', async () => {
      await send(page, 'a'.repeat(1005));
      await expect(chat(page).getByRole('alert')).toContainText('Maak hem 5 tekens korter');
      await expect(field(page)).toHaveValue('a'.repeat(1005));
      await expect(notes(page)).toHaveCount(1);
      await field(page).fill('');
    });
    await test.step('the chat keeps its height', async () => {
      const response = 'Een lange zin over foto’s. '.repeat(60);
      await answerWith(page, (route) => route.fulfill({ json: { response } }));
      const height = async () => (await chat(page).boundingBox())!.height;
      const before = await height();
      await send(page, 'a '.repeat(300));
      await expect(notes(page).nth(2)).toContainText('Een lange zin');
      await expect.poll(height).toBe(before);
      await expect(notes(page).nth(2).getByText('AI-assistent')).toBeInViewport();
      await clear(page);
    });
    await test.step('an answer is rendered as text and internal links only', async () => {
      const response =
        '<img src="https://evil.example/x.png" onerror="document.title=1"> ![x](https://evil.example/y.png) [klik](javascript:alert(1)) [hier](//evil.example) /\\evil.example [goed](/contact)';
      const sources = [{ title: 'Kwaad', path: 'https://evil.example' }];
      await answerWith(page, (route) => route.fulfill({ json: { response, sources } }));
      await send(page, 'Wat?');
      const answer = notes(page).nth(2);
      await expect(answer).toContainText('<img src="https://evil.example/x.png"');
      await expect(answer.locator('img')).toHaveCount(0);
      await expect(answer.getByRole('link')).toHaveText(['goed']);
      await expect(page).toHaveTitle('Help | Anekdotes');
    });
    await clear(page);
  });
  await test.step('a refused call shows an apology, logs its status, and can be retried', async () => {
    await answerWith(page, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'x', message: 'geheim' } } }),
    );
    await send(page, 'Wat kost het?');
    await expect(notes(page).nth(2).getByText(apology, { exact: true })).toBeVisible();
    const logged = takeFaults(faults, 503);
    expect(logged.join()).not.toMatch(/kost|geheim/);
    await page.unrouteAll();
    await answerWith(page, (route) => route.fulfill({ json: reply }));
    await page.getByRole('button', { name: 'Stuur mijn vraag opnieuw' }).click();
    await expect(page.getByText('Premium kost € 2,75 per maand.')).toBeVisible();
    await clear(page);
  });
  await test.step('a call that fails shows an apology, and can be sent again', async () => {
    for (const [name, fail] of failures) {
      await test.step(name, async () => {
        let calls = 0;
        await answerWith(page, (route) => {
          calls += 1;
          return fail(route);
        });
        await send(page, 'Wat kost het?');
        await expect(notes(page).nth(2)).toContainText(apology);
        expect(calls).toBe(1);
        await sendAgain(page, faults);
        await clear(page);
      });
    }
  });
});

test('articles are accessible and lead to all help, which has guides, categories and a search', async ({
  page,
}) => {
  await test.step('articles are accessible', async () => {
    for (const slug of ['eerste-anekdote', 'opzeggen', 'noodtoegang']) {
      await test.step(slug, async () => {
        await page.goto(`/help/${slug}`);
        await expectLegible(page);
      });
    }
  });
  await test.step('an article has its category, a link back and related articles', async () => {
    await page.goto('/help/samenwerken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Samenwerken aan een anekdote',
    );
    for (const role of ['Admin', 'Bijdrager', 'Kijker']) {
      await expect(page.locator('strong', { hasText: role })).toBeVisible();
    }
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('"BreadcrumbList"');
    const related = page.getByRole('heading', { name: 'Lees ook' }).locator('xpath=../ul');
    await expect(related.getByRole('link').first()).toHaveAttribute('href', /^\/help\//);
    await page.getByRole('link', { name: 'Alle hulp' }).click();
    await expect(page).toHaveURL('/help');
  });
  await test.step('links to the guides, opens a category, and searches', async () => {
    await test.step('links to the four guides, and opens and closes a category', async () => {
      await openHydrated(page, '/help');
      for (const slug of [
        'eerste-anekdote',
        'filteren-en-zoeken',
        'samenwerken',
        'themas-en-personalisatie',
      ]) {
        await expect(page.locator(`main h3 a[href="/help/${slug}"]`)).toBeVisible();
      }
      const summary = page.locator('summary', { hasText: 'Delen en samenwerken' });
      await expect(summary).toHaveAttribute('aria-expanded', 'false');
      await summary.press('Enter');
      await expect(summary).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('details[open]').getByRole('link').first()).toBeVisible();
      await summary.click();
      await expect(page.locator('details[open]')).toHaveCount(0);
    });
    await test.step('the search ignores accents and case, and offers help without results', async () => {
      await answerWith(page, (route) => route.fulfill({ json: reply }));
      const search = page.getByRole('searchbox', { name: 'Zoek in de uitleg' });
      await search.fill('ÒPZEGGEN');
      const results = page.getByRole('list', { name: 'Gevonden uitleg' });
      await expect(results.getByRole('link').first()).toHaveAttribute('href', '/help/opzeggen');
      await expect(page.getByRole('main').getByRole('status').last()).toContainText(/gevonden$/);
      await search.fill('luchtballonnen');
      await expect(page.getByText('Niets gevonden')).toBeVisible();
      await page.getByRole('button', { name: 'Vraag het de assistent' }).click();
      await expect(notes(page).nth(1)).toContainText('luchtballonnen');
    });
  });
});
