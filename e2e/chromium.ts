// Finds a Chromium to test with: the one named, Playwright's own, else the system's.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Path of the browser, or undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  return [named, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/** Our pages are the only ones it visits; as root Chromium does not start with its sandbox. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
