// What to compare with: the same content without script, with only the CSS rules that it uses.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { fileOf } from '../../build/prerender/site-files.ts';
import { usedStyles } from '../../build/prerender/used-styles.ts';
import { dist } from '../pages.ts';
import { startStaticServer } from '../static-server.ts';
import { phone } from './measure-open.ts';
import { origin } from './server.ts';

const linkedStyle = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

const withoutScript = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload" as="style)"[^>]*>/g, '')
    .replaceAll(linkedStyle, '');

/** Serves the build, of which these pages are without script, with the styles that they have inline. */
export async function serveTwins(paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-twin-'));
  cpSync(dist, folder, { recursive: true });
  for (const file of paths.map((path) => join(folder, fileOf(path))))
    writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
  const server = await startStaticServer(folder);
  // It serves a copy.
  rmSync(folder, { recursive: true });
  return server;
}

const folder = 'bench-static';

export const staticGridPath = `/${folder}/grid.html`;
export const staticCopyPath = `/${folder}/copy.html`;

/** A story without script; of its linked sheets the rules that it uses, inline. */
function storyTwin(html: string): string {
  const sheets = [...html.matchAll(linkedStyle)].map(([, href]) =>
    readFileSync(join(dist, new URL(href!, origin).pathname), 'utf8'),
  );
  // The colours of the story stay: they have an id.
  const bare = withoutScript(html).replaceAll(/<style>.*?<\/style>/gs, '');
  const ownRule = '[data-too-old-only]{display:none}';
  const styles = `<style>${usedStyles(sheets.join('') + ownRule, bare)}</style>`;
  return bare.replace('</head>', (end) => styles + end);
}

/** All cards of a story as one document: the lower bound of the first card. */
async function wholeStory(browser: Browser, path: string, count: number) {
  const page = await browser.newPage({ viewport: phone });
  await page.goto(origin + path);
  // The viewer renders the whole of a story of this size while the page is idle.
  await page.waitForFunction(
    (all) => document.querySelectorAll('[data-item-id]').length === all,
    count,
  );
  const content = await page.content();
  await page.close();
  return content;
}

/**
 * Adds to the build a copy of the document that the share page sends of `copied`, and a grid of the whole of `whole`.
 * Returns a function that removes them again.
 */
export async function buildStaticStories(
  browser: Browser,
  copied: string,
  whole: string,
  count: number,
) {
  const document = await (await fetch(origin + copied)).text();
  const grid = await wholeStory(browser, whole, count);
  mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, staticCopyPath), storyTwin(document));
  writeFileSync(join(dist, staticGridPath), storyTwin(grid));
  return () => rmSync(join(dist, folder), { recursive: true, force: true });
}
