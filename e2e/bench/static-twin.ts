// The page to compare with: the same content without script, with only the CSS rules that it uses.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { dist } from '../pages.ts';
import { keepNames } from './keep-names.ts';
import { startStaticServer } from '../static-server.ts';

const documentName = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Runs in the page: returns its style sheets without unused rules. */
export function usedStyles(): string {
  const isUsed = (selector: string) => {
    const plain = selector.replaceAll(/::?(?!not|is|where|has|root)[a-z-]+(\([^()]*\))?/g, '');
    try {
      return document.querySelector(plain.trim() || '*') !== null;
    } catch {
      return true;
    }
  };
  const keep = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const inner = [...rule.cssRules].map(keep).join('');
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  };
  // The inline styles of a document repeat rules of its sheets.
  const sheets = [...document.styleSheets].filter(({ href }) => href);
  return sheets.flatMap((sheet) => [...sheet.cssRules].map(keep)).join('');
}

export const withoutScript = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** Serves a folder with a twin of each page and the same pictures and fonts. */
export async function serveTwins(browser: Browser, origin: string, paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-twin-'));
  for (const name of readdirSync(dist)) {
    if (!name.endsWith('.html') && name !== '_headers')
      symlinkSync(join(dist, name), join(folder, name));
  }
  // The security policy does not have the hash of its styles.
  writeFileSync(join(folder, '_headers'), '/assets/*\n  Cache-Control: public, max-age=31536000\n');
  const page = await browser.newPage();
  await keepNames(page);
  for (const path of paths) {
    await page.goto(origin + path);
    const styles = await page.evaluate(usedStyles);
    const html = withoutScript(readFileSync(join(dist, documentName(path)), 'utf8'));
    writeFileSync(
      join(folder, documentName(path)),
      html.replace(/<style>.*?<\/style>/s, () => `<style>${styles}</style>`),
    );
  }
  await page.close();
  const server = await startStaticServer(folder);
  return {
    origin: server.origin,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
