// Renders the drawings in a browser.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Returns a function `shoot(svg, width, height, path)`; the path's extension picks PNG or JPEG. */
export async function openStudio() {
  const executablePath =
    process.env.PLAYWRIGHT_CHROMIUM_PATH ?? USUAL.find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage();
  let size = '';
  return {
    async shoot(svg, width, height, path) {
      if (size !== `${width}x${height}`) await page.setViewportSize({ width, height });
      size = `${width}x${height}`;
      await page.setContent(
        `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
      );
      await page.screenshot(path.endsWith('.jpg') ? { path, type: 'jpeg', quality: 94 } : { path });
    },
    close: () => browser.close(),
  };
}
