// Finds a Chromium to test with: the one named, Playwright's own, else the system's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Chromium without a window of its own: a context with a page opens in a fifth of the time that
 * the full browser takes in its headless mode.
 */
const systemShells = [
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
];

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

/** Playwright keeps the headless shell beside the full browser of the same revision. */
function playwrightShell(): string | undefined {
  const full = chromium.executablePath();
  const [, folder, revision, platform] =
    /^(.*)[\\/]chromium-(\d+)[\\/]chrome-([^\\/]+)[\\/]/.exec(full) ?? [];
  if (!folder) return undefined;
  const name = `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`;
  const shells = join(folder, `chromium_headless_shell-${revision}`);
  return join(shells, `chrome-headless-shell-${platform}`, name);
}

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** Path of the browser for tests, or undefined where there is none; a headless shell comes first. */
export function findChromium(): string | undefined {
  return firstOf([
    process.env.PLAYWRIGHT_CHROMIUM_PATH,
    playwrightShell(),
    ...systemShells,
    chromium.executablePath(),
    ...systemBrowsers,
  ]);
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
