import { shareImageOf, shareImageSize } from '@/config/share-image';
import { site } from '@/config/site';
import { fullTitle } from '@shared/full-title';
import type { Thing } from './structured-data';

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
  /** From `structured-data`. */
  structuredData?: Thing | readonly Thing[];
}

export const notIndexed = 'noindex';

const absolute = (path: string) => new URL(path, `${site.url}/`).href;

/** Escapes `<`, so that no text in the data can end its script element. */
const asJson = (data: Thing | readonly Thing[]) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    ...(Array.isArray(data) ? { '@graph': data } : data),
  }).replaceAll('<', '\\u003c');

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
          {alternates.map((other) => (
            <link
              key={other.language}
              rel="alternate"
              hrefLang={other.language}
              href={absolute(other.path)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonical} />
          <meta property="og:url" content={canonical} />
          {site.verification && (
            <meta name="google-site-verification" content={site.verification} />
          )}
        </>
      )}
      <SharePreview {...{ name, description, type, image }} />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJson(structuredData) }}
        />
      )}
    </>
  );
}

type Preview = Required<Pick<PageMetadata, 'description' | 'type' | 'image'>> & { name: string };

/** What other sites show of a link to the page. */
function SharePreview({ name, description, type, image }: Preview) {
  const hasOwnImage = image.startsWith('/share');
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absolute(image)} />
      {hasOwnImage && (
        <>
          <meta property="og:image:width" content={String(shareImageSize.width)} />
          <meta property="og:image:height" content={String(shareImageSize.height)} />
          <meta property="og:image:alt" content={name} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={name} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={absolute(image)} />
      {hasOwnImage && <meta name="twitter:image:alt" content={name} />}
    </>
  );
}
