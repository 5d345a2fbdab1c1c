import { site } from '@/config/site';

export const fillPlaceholders = (text: string) =>
  text.replaceAll('{supportEmail}', site.supportEmail).replaceAll('{appUrl}', site.appUrl);

/** Truncates between words to at most `maxLength` characters, including the ellipsis. */
export function truncateWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const edge = cut.lastIndexOf(' ');
  return `${cut.slice(0, edge > maxLength / 2 ? edge : maxLength - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
