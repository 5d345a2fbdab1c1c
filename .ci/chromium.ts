// Finds the Chromium for the tests: from the environment, from Playwright, or from the system.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell opens a context and page in a fifth of the time of the full browser. */
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

/** Playwright installs the headless shell next to the full browser of the same revision. */
function playwrightShell(): string | undefined {
  const full = chromium.executablePath();
  const [, folder, revision, platform] =
    /^(.*)[\\/]chromium-(\d+)[\\/]chrome-([^\\/]+)[\\/]/.exec(full) ?? [];
  if (!folder) return undefined;
  const name = `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`;
  const shells = join(folder, `chromium_headless_shell-${revision}`);
  return join(shells, `chrome-headless-shell-${platform}`, name);
}

/** A download of Playwright without its system libraries exists, but does not start. */
const starts = (path: string) =>
  process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path) && starts(path));

/** Path of the browser for tests, or undefined; a headless shell is preferred. */
export function findChromium(): string | undefined {
  return firstOf([
    process.env.PLAYWRIGHT_CHROMIUM_PATH,
    playwrightShell(),
    ...systemShells,
    chromium.executablePath(),
    ...systemBrowsers,
  ]);
}

/** Chromium does not start with its sandbox as root; the tests only open our own pages. */
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
