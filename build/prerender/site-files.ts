// Paths of documents, the sitemap, and the Content-Security-Policy in `_headers`.
import { createHash } from 'node:crypto';

/** The document as a folder with index.html, for hosts that do not resolve URLs without .html. */
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

/** Allows the inline style sheets by hash. */
export const allowStyles = (headers: string, styles: readonly string[]) =>
  headers.replace(
    "style-src 'self'",
    ["style-src 'self'", ...new Set(styles.map(hashOf))].join(' '),
  );

/** Allows the inline script by hash. */
export const allowScript = (headers: string, script: string) =>
  headers.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`);

/** Allows requests and websockets to a hosted backend; without one, `'self'` is enough. */
export function allowBackend(headers: string, address: string | undefined): string {
  if (!address) return headers;
  const { origin } = new URL(address);
  const sources = `${origin} ${origin.replace(/^http/, 'ws')}`;
  return headers.replace("connect-src 'self'", `connect-src 'self' ${sources}`);
}

/** Allows the analytics script and its requests, if configured. */
export function allowAnalytics(headers: string, script: string | undefined): string {
  if (!script) return headers;
  const { origin } = new URL(script);
  return headers
    .replace("script-src 'self'", `script-src 'self' ${origin}`)
    .replace("connect-src 'self'", `connect-src 'self' ${origin}`);
}
