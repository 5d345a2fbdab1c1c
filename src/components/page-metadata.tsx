import { shareImageOf, shareImageSize } from '@/config/share-image';
import { site } from '@/config/site';
import { fullTitle } from '@shared/full-title';

/** Structured data of schema.org, without the @context. */
export type Thing = Readonly<Record<string, unknown>>;

export interface PageMetadata {
  /** Without the site name, which is appended. */
  title: string;
  description: string;
  keywords?: readonly string[];
  type?: 'website' | 'article' | 'profile';
  /** A path or an absolute URL; by default the share image that the build renders from the title. */
  image?: string;
  /** The canonical path; null without one, as on the 404 page. */
  canonicalPath: string | null;
  language?: string;
  /** Other languages of this page, besides its own and x-default. */
  alternates?: readonly { language: string; path: string }[];
  robots?: string;
  referrer?: string;
  /** Made by `structured-data`. */
  structuredData?: Thing | readonly Thing[];
}

export const notIndexed = 'noindex';

export const absolute = (path: string) => new URL(path, `${site.url}/`).href;

/** Escapes `<`, so that no text in the data can end its script element. */
const asJson = (data: Thing | readonly Thing[]) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    ...(Array.isArray(data) ? { '@graph': data } : data),
  }).replaceAll('<', '\\u003c');

/** What other sites show of a link to the page, without the prefixes of Open Graph and Twitter. */
function previewOf(title: string, description: string, type: string, path: string) {
  const shown = { title, description, image: absolute(path) };
  const alt = path.startsWith('/share') && { 'image:alt': title };
  const size = alt && {
    'image:width': String(shareImageSize.width),
    'image:height': String(shareImageSize.height),
  };
  return {
    openGraph: { site_name: site.name, locale: site.locale, type, ...shown, ...size, ...alt },
    twitter: { card: 'summary_large_image', ...shown, ...alt },
  };
}

/** React hoists these elements to the head, and removes them with the page. */
export function Metadata({
  title,
  description,
  keywords = [],
  type = 'website',
  canonicalPath,
  image = shareImageOf(canonicalPath),
  language = site.language,
  alternates = [],
  robots = 'index, follow',
  referrer,
  structuredData,
}: PageMetadata) {
  const canonical = canonicalPath === null ? null : absolute(canonicalPath);
  const name = fullTitle(title, site.name);
  const { openGraph, twitter } = previewOf(name, description, type, image);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={robots} />
      {referrer && <meta name="referrer" content={referrer} />}
      {canonical && (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang={language} href={canonical} />
          {alternates.map(({ language: other, path }) => (
            <link key={other} rel="alternate" hrefLang={other} href={absolute(path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonical} />
          <meta property="og:url" content={canonical} />
          {site.verification && (
            <meta name="google-site-verification" content={site.verification} />
          )}
        </>
      )}
      {Object.entries(openGraph).map(([key, content]) => (
        <meta key={key} property={`og:${key}`} content={content} />
      ))}
      {Object.entries(twitter).map(([key, content]) => (
        <meta key={key} name={`twitter:${key}`} content={content} />
      ))}
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJson(structuredData) }}
        />
      )}
    </>
  );
}
