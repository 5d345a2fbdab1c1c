// Paths of documents, robots.txt, security.txt and the sitemap.
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

const monthsValid = 12;

/** RFC 9116: where to report a weakness. It has to be renewed within a year: each build does so. */
export function securityText(siteUrl: string, supportEmail: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid, 1);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: nl, en',
    `Canonical: ${new URL('/.well-known/security.txt', `${siteUrl}/`).href}`,
    '',
  ].join('\n');
}
