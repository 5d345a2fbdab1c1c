// Finds the programs that the tests use, apart from Chromium (`chromium.ts`).
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** The files of this name in the folders of PATH, and in further folders. */
const inPath = (name: string, ...more: string[]) =>
  [...(process.env.PATH ?? '').split(delimiter), ...more].map((folder) => join(folder, name));

export const findNginx = () => firstOf(inPath('nginx', '/usr/sbin', '/usr/local/sbin'));

/** `pdftotext` of Poppler. */
export const findPdfToText = () =>
  firstOf(inPath(process.platform === 'win32' ? 'pdftotext.exe' : 'pdftotext'));

export const findFirefox = () =>
  firstOf([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]);

/** WebKitGTK with its driver, a display, and the decoders of sound and video. */
export interface WebKit {
  browser: string;
  driver: string;
  display: string;
}

export function findWebKit(): WebKit | undefined {
  const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);
  const library = firstOf(libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  if (!library) return undefined;
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'] as const;
  const codecs = ['libgstisomp4.so', 'libgstlibav.so'].map((name) =>
    join(dirname(library), '../gstreamer-1.0', name),
  );
  const isWhole = [driver, display, ...codecs].every((part) => existsSync(part));
  return isWhole ? { browser: library, driver, display } : undefined;
}

/** The folder of `pg_ctl`, if that server also has pgTAP. */
export const findPostgres = () =>
  postgresFolders().find((folder) => existsSync(join(folder, 'pg_ctl')) && hasPgTap(folder));

function postgresFolders(): string[] {
  // Resolved, since the path can have a symlink to `pg_ctl` only.
  const onPath = inPath('pg_ctl')
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  return [...onPath, ...configured('pg_config', '--bindir'), ...debianFolders()];
}

/** `/usr/lib/postgresql/15/bin`, the newest first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const newestFirst = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(root, version, 'bin'));
}

function hasPgTap(folder: string): boolean {
  const shares = [
    ...configured(join(folder, 'pg_config'), '--sharedir'),
    join('/usr/share/postgresql', basename(dirname(folder))),
    join(folder, '../share'),
    join(folder, '../share/postgresql'),
  ];
  return shares.some((share) => existsSync(join(share, 'extension/pgtap.control')));
}

function configured(program: string, option: string): string[] {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'];
    return [execFileSync(program, [option], { encoding: 'utf8', stdio }).trim()];
  } catch {
    return [];
  }
}
