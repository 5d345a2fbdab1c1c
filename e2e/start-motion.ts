import { expect, type Page } from '@playwright/test';

/** Waits until the module has run; a request that has finished says only that it was loaded. */
export const untilRun = (page: Page, url: string) =>
  page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);

/** Opens a page and waits for the code of motion, which is loaded after the first user input. */
export async function openWithMotion(page: Page, path: string) {
  let url: string | undefined;
  page.on('request', (request) => {
    if (/start-motion-[^/]+\.js$/.test(request.url())) url = request.url();
  });
  await page.goto(path);
  let y = 300;
  // Repeated: input before hydration has no listener.
  const movePointer = async () => {
    await page.mouse.move(10, (y += 5));
    return url;
  };
  await expect.poll(movePointer).toBeDefined();
  await untilRun(page, url!);
}

async function setPlaybackRate(page: Page, playbackRate: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate });
  return browser;
}

/** Animations last ten times as long. One that is over by then changes no outcome. */
export const slowAnimations = (page: Page) => setPlaybackRate(page, 0.1);

/**
 * Stops the time of all animations, so that one that starts stays at its beginning; returns a function
 * that lets them run.
 */
export async function stopAnimations(page: Page): Promise<() => Promise<void>> {
  const browser = await setPlaybackRate(page, 0);
  return async () => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await browser.detach();
  };
}
