// What others put into a page before its scripts run, and what a visitor began, when the scripts take it over.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { waitForFullHydration } from './hydration.ts';
import { setPassword } from './link-password.ts';

const riet = '/public/oma-riet';

/** Opens the page without its code; the returned function lets that arrive. */
async function openHeld(page: Page, path: string) {
  const release = await holdRoute(page, '**/assets/shell-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

/** Whether the elements are those of the document, and not rendered again. */
async function watchElements(page: Page, selector: string) {
  const before = await page.evaluateHandle(
    (sought) => [...document.querySelectorAll(sought)],
    selector,
  );
  return () => before.evaluate((all) => all.filter((element) => !element.isConnected).length);
}

const untilRead = (page: Page) => expect(page.getByText(/^\d{4} tot (nu|\d{4})$/)).toBeVisible();

const addSpans = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    for (const element of document.querySelectorAll(sought))
      element.before(document.createElement('span'));
  }, selector);

/** As a translator: each text is replaced. Not again, unless it is told to. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById('root')!, 4);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isText = currentNode.textContent!.trim() !== '';
      if (isText && !currentNode.parentElement!.closest('noscript, svg, script, style'))
        texts.push(currentNode as Text);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild!.append(text.data.toUpperCase());
      text.replaceWith(font);
    }
    return texts.length;
  });

test.describe('a story takes over with its elements kept, after', () => {
  const kept = 'main :is(h1, h2, article, article :is(h3, h3 a, img, audio))';

  test('others changed the document, or its media were played', async ({ page, makeStory }) => {
    await test.step('its texts were translated, with focus, selection and scroll offset kept', async () => {
      const release = await openHeld(page, riet);
      const lost = await watchElements(page, kept);
      expect(await translate(page)).toBeGreaterThan(100);
      const link = page.locator('article h3 a').nth(3);
      await link.focus();
      const before = await page.evaluate(() => {
        getSelection()!.selectAllChildren(document.querySelector('article p font font')!);
        return { top: scrollY, selected: String(getSelection()) };
      });
      expect(before.selected).not.toBe('');
      release();
      await untilRead(page);
      await expect(link).toBeFocused();
      const after = await page.evaluate(() => ({
        top: scrollY,
        selected: String(getSelection()).toUpperCase(),
      }));
      expect(after.selected).toBe(before.selected);
      expect(Math.abs(after.top - before.top)).toBeLessThan(200);
      expect(await lost()).toBe(0);
    });
    await test.step('a span was put beside each picture', async () => {
      const release = await openHeld(page, riet);
      await addSpans(page, 'article img');
      const lost = await watchElements(page, kept);
      release();
      await untilRead(page);
      expect(await lost()).toBe(0);
    });
    await test.step('a controller was put before each player, and the recording plays on', async () => {
      const release = await openHeld(page, riet);
      const audio = page.locator('audio').first();
      await page.evaluate(() => {
        for (const media of document.querySelectorAll('audio, video')) {
          const controller = document.createElement('div');
          controller.className = 'vsc-controller';
          media.before(controller);
        }
      });
      const lost = await watchElements(page, kept);
      await audio.evaluate((element: HTMLAudioElement) => {
        element.loop = true;
        element.addEventListener('pause', () => Object.assign(window, { hasPaused: true }));
        return element.play();
      });
      await expect
        .poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime))
        .not.toBe(0);
      release();
      await expect(page.getByRole('button', { name: 'Pauzeren: Het muziekdoosje' })).toBeVisible();
      await expect(audio).toHaveJSProperty('paused', false);
      expect(await page.evaluate(() => 'hasPaused' in window)).toBe(false);
      expect(await lost()).toBe(0);
    });
    await test.step('its texts were changed in place', async () => {
      const release = await openHeld(page, riet);
      const lost = await watchElements(page, kept);
      await page.evaluate(() => {
        for (const { firstChild } of document.querySelectorAll('main :is(h1, h3 a, p)'))
          if (firstChild instanceof Text) firstChild.data = firstChild.data.toUpperCase();
      });
      release();
      await untilRead(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oma Riet');
      expect(await lost()).toBe(0);
    });
    await test.step('a recording was wrapped while it played, and it plays on', async () => {
      const release = await openHeld(page, riet);
      const audio = page.locator('audio').first();
      await audio.evaluate((element: HTMLAudioElement) => {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
        element.loop = true;
        element.addEventListener('pause', () => Object.assign(window, { hasPaused: true }));
        return element.play();
      });
      const lost = await watchElements(page, 'audio');
      release();
      await expect(page.getByRole('button', { name: 'Pauzeren: Het muziekdoosje' })).toBeVisible();
      await expect(audio).toHaveJSProperty('paused', false);
      expect(await page.evaluate(() => 'hasPaused' in window)).toBe(false);
      expect(await lost()).toBe(0);
    });
    await test.step('a film was played, and it plays on with our controls, which get the focus', async () => {
      const metadata = { duration: 8 };
      const story = await makeStory({
        items: [
          {
            title: 'Los',
            item_type: 'video',
            media_url: '/demo/eerste-jaar-noor/los.mp4',
            metadata,
          },
        ],
      });
      const release = await openHeld(page, story.path);
      const video = page.locator('video');
      await expect(video).toHaveAttribute('controls');
      const lost = await watchElements(page, 'video');
      await video.focus();
      await video.evaluate((element: HTMLVideoElement) => {
        element.loop = true;
        element.addEventListener('pause', () => Object.assign(window, { hasPaused: true }));
        return element.play();
      });
      release();
      await expect(page.getByRole('button', { name: 'Pauzeren: Los' })).toBeFocused();
      await expect(video).not.toHaveAttribute('controls');
      await expect(video).toHaveJSProperty('paused', false);
      expect(await page.evaluate(() => 'hasPaused' in window)).toBe(false);
      expect(await lost()).toBe(0);
    });
  });

  test('more was put in while the code was starting', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const add = () => {
          for (const heading of document.querySelectorAll('main h3'))
            heading.append(document.createElement('span'));
        };
        for (let ms = 0; ms < 100; ms += 5) setTimeout(add, ms);
      }),
    );
    const release = await openHeld(page, riet);
    const lost = await watchElements(page, kept);
    release();
    await untilRead(page);
    expect(await lost()).toBe(0);
  });
});

test('a password and its tick stay, with the icon of a password manager beside the field', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ timeline: { title: 'Geheime tante' }, items: [{ title: 'A' }] });
  await setPassword(story, 'appeltaart');
  const release = await openHeld(page, story.path);
  const field = page.locator('form input[name=password]');
  const tick = page.getByRole('checkbox');
  await field.evaluate((input) => {
    const icon = document.createElement('div');
    icon.dataset.lastpassIconRoot = '';
    input.after(icon);
  });
  const lost = await watchElements(page, 'main *:not([data-lastpass-icon-root])');
  await field.pressSequentially('appeltart');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await tick.check();
  await field.focus();
  release();
  await waitForFullHydration(page);
  await expect(field).toHaveValue('appeltart');
  await expect(tick).toBeChecked();
  await expect(field).toBeFocused();
  expect(await lost()).toBe(0);
  // The caret stands where it stood.
  await page.keyboard.type('a');
  await expect(field).toHaveValue('appeltaart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Geheime tante' })).toBeVisible();
});

test.describe('a page of the site takes over', () => {
  test('with what was typed in a search, and with the question of a button', async ({ page }) => {
    await test.step('with what was typed in the search of /help, when a translator or an icon was there', async () => {
      for (const change of ['nothing was', 'a translator was', 'an icon was']) {
        await test.step(change, async () => {
          const release = await openHeld(page, '/help');
          const field = page.getByRole('searchbox');
          await field.pressSequentially('opzegen');
          await page.keyboard.press('ArrowLeft');
          await page.keyboard.press('ArrowLeft');
          const lost = await watchElements(page, 'main :is(h1, input, li)');
          if (change.startsWith('a translator')) await translate(page);
          if (change.startsWith('an icon')) await addSpans(page, 'input, svg');
          release();
          const results = page.getByRole('list', { name: 'Gevonden uitleg' });
          await expect(results.getByRole('link').first()).toBeVisible();
          await expect(field).toBeFocused();
          await page.keyboard.type('g');
          await expect(field).toHaveValue('opzeggen');
          await expect(
            results.getByRole('link', { name: /opzeggen|zeg ik/i }).first(),
          ).toBeVisible();
          expect(await lost()).toBe(0);
        });
      }
    });
    await test.step('with the question of a button', async () => {
      await page.route('**/functions/v1/ai-help-chat?*', (route) =>
        route.fulfill({ json: { response: 'Zo maak je er een.' } }),
      );
      const release = await openHeld(page, '/help');
      await page.getByRole('button', { name: 'Nieuwe anekdote' }).click();
      release();
      await expect(page.getByText('Zo maak je er een.')).toBeVisible();
    });
  });

  test('with the menu that was opened @phone', async ({ page }) => {
    for (const path of ['/', '/pricing', '/help', '/help/opzeggen', '/bestaat-niet', riet]) {
      await test.step(path, async () => {
        const release = await openHeld(page, path);
        const menu = page.getByRole('button', { name: 'Menu' });
        await addSpans(page, 'main h1, header svg');
        await menu.tap();
        release();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('navigation', { name: 'Hoofdnavigatie' })).toBeVisible();
      });
    }
  });
});

test.describe('by keyboard, before the scripts', () => {
  const links = ['Naar de inhoud', 'Naar de eerste gebeurtenis', 'Naar de filters'];
  const skipLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

  test('what was reached stays reached, and each skip link has its target', async ({
    page,
    makeStory,
  }) => {
    await test.step('what was reached from the first item stays reached', async () => {
      const release = await openHeld(page, riet);
      await skipLink(page, links[1]!).press('Enter');
      const card = page.getByRole('article').getByRole('link');
      await expect(card.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const reached = await page.evaluateHandle(() => document.activeElement!);
      release();
      await untilRead(page);
      await page.waitForLoadState('load');
      expect(await reached.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await reached.evaluate((one) => one.closest('[data-cards]') !== null)).toBe(true);
      await expect(page).toHaveURL(riet);
    });
    await test.step('the filters are reached once they work, unless the reader has gone on', async () => {
      const release = await openHeld(page, riet);
      await skipLink(page, links[2]!).press('Enter');
      release();
      await expect(page.getByRole('search')).toBeFocused();
      const again = await openHeld(page, riet);
      await skipLink(page, links[2]!).press('Enter');
      await page.keyboard.press('Tab');
      const reached = await page.evaluateHandle(() => document.activeElement!);
      again();
      await untilRead(page);
      expect(await reached.evaluate((one) => one === document.activeElement)).toBe(true);
    });
    await test.step('focus in the player of the browser moves to ours', async () => {
      const release = await openHeld(page, riet);
      const audio = page.locator('audio').first();
      await audio.focus();
      await expect(audio).toBeFocused();
      release();
      await expect(page.getByRole('button', { name: 'Afspelen: Het muziekdoosje' })).toBeFocused();
    });
    await test.step('each skip link has a target of its own; a chapter says how many items it has once that is known', async () => {
      const release = await openHeld(page, riet);
      await test.step('nothing of ours is undone', async () => {
        await page.waitForFunction(() => document.readyState === 'interactive');
        expect(await page.evaluate(() => globalThis.earlyInput!.takeChanges().length)).toBe(0);
      });
      await test.step('each skip link has a target of its own, also without a script', async () => {
        const targets = [];
        for (const name of links) {
          const id = (await skipLink(page, name).getAttribute('href'))!;
          await expect(page.locator(id)).toHaveCount(1);
          targets.push(id);
        }
        expect(new Set(targets).size).toBe(3);
      });
      const chapter = page.getByRole('region', { name: 'Jaren veertig' });
      await expect(chapter).toBeVisible();
      await expect(chapter.getByText(/gebeurtenis(sen)?$/)).toHaveCount(0);
      release();
      await untilRead(page);
      await expect(chapter.getByText('acht gebeurtenissen', { exact: true })).toBeVisible();
    });
    await test.step('no link leads to items or filters that are not there', async () => {
      const closed = await makeStory({ items: [{ title: 'A' }] });
      await setPassword(closed, 'appeltaart');
      const empty = await makeStory({ items: [] });
      for (const path of [closed.path, empty.path, '/public/bestaat-niet']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'laden' })).toHaveCount(0);
        await expect(skipLink(page, links[0]!)).toHaveCount(1);
        for (const name of links.slice(1)) await expect(skipLink(page, name)).toHaveCount(0);
      }
    });
  });
});
