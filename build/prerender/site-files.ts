// Paths of documents, robots.txt and the sitemap.
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
