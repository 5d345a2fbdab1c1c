// What a site says to machines: which pages there are, and what a document may load.
import { createHash } from 'node:crypto';

/** The same page for a host that knows no clean addresses: a folder with an index. */
export const folderFileOf = (path: string) => `${path.slice(1)}/index.html`;

export const fileOf = (path: string) =>
  path === '*' ? '404.html' : path === '/' ? 'index.html' : `${path.slice(1)}.html`;

export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, `${siteUrl}/`).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const withSitemap = (robots: string, siteUrl: string) =>
  `${robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the style sheets that stand in the documents, and no other. */
export const allowStyles = (headers: string, styles: readonly string[]) =>
  headers.replace(
    "style-src 'self'",
    ["style-src 'self'", ...new Set(styles.map(hashOf))].join(' '),
  );

/** Allows the one script that stands in a document, and no other. */
export const allowScript = (headers: string, script: string) =>
  headers.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`);

/** A hosted backend may be asked, and listened to; without one the site asks its own address. */
export function allowBackend(headers: string, address: string | undefined): string {
  if (!address) return headers;
  const { origin } = new URL(address);
  const sources = `${origin} ${origin.replace(/^http/, 'ws')}`;
  return headers.replace("connect-src 'self'", `connect-src 'self' ${sources}`);
}

/** Where page views are counted, the service's script may load and report; nothing else may. */
export function allowAnalytics(headers: string, script: string | undefined): string {
  if (!script) return headers;
  const { origin } = new URL(script);
  return headers
    .replace("script-src 'self'", `script-src 'self' ${origin}`)
    .replace("connect-src 'self'", `connect-src 'self' ${origin}`);
}
