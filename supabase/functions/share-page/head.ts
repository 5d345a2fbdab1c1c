// The tags of a link preview.
import { fullTitle, siteName } from '../_shared/full-title.ts';
import { sharePicture, type PreviewPicture } from './preview-picture.ts';
import type { Preview } from './story-renderer.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

const tag = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

export function headOf(
  { title, description, path }: Preview,
  siteUrl: string,
  picture?: PreviewPicture,
): string {
  const name = fullTitle(title, siteName);
  const url = new URL(path, siteUrl).href;
  const { address, width, height } = picture ?? sharePicture(siteUrl);
  return [
    `<title>${escape(name)}</title>`,
    tag('name', 'description', description),
    // The address is the key to the story.
    tag('name', 'robots', 'noindex, nofollow'),
    tag('name', 'referrer', 'no-referrer'),
    `<link rel="canonical" href="${escape(url)}">`,
    tag('property', 'og:url', url),
    tag('property', 'og:site_name', siteName),
    tag('property', 'og:locale', 'nl_NL'),
    tag('property', 'og:type', 'article'),
    tag('property', 'og:title', name),
    tag('property', 'og:description', description),
    tag('property', 'og:image', address),
    tag('property', 'og:image:width', String(width)),
    tag('property', 'og:image:height', String(height)),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', name),
    tag('name', 'twitter:description', description),
    tag('name', 'twitter:image', address),
  ].join('');
}
