import { expect, type Page } from '@playwright/test';

/** Opens a page and waits for the code of motion, which is loaded after the first user input. */
export async function openWithMotion(page: Page, path: string) {
  let hasLoaded = false;
  page.on('requestfinished', (request) => (hasLoaded ||= /start-motion/.test(request.url())));
  await page.goto(path);
  let y = 300;
  // Repeated: input before hydration has no listener.
  const movePointer = async () => {
    await page.mouse.move(10, (y += 5));
    return hasLoaded;
  };
  await expect.poll(movePointer).toBe(true);
}
