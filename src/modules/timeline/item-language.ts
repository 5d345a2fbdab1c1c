import type { TimelineItem } from './rows';

/** The primary part of a language tag: `en` of `en-CA`, `nl` also of `nld-NLD`. */
export function primaryLanguage(tag: string): string {
  const primary = tag.split(/[-_]/)[0]!.toLowerCase();
  return /^[a-z]{3}$/.test(primary) ? Intl.getCanonicalLocales(primary)[0]! : primary;
}

/** The language of the text and the transcript of an item, for `lang`; undefined for Dutch, that of the site. */
export function languageOf({ metadata }: Pick<TimelineItem, 'metadata'>): string | undefined {
  const { language } = metadata;
  return language && primaryLanguage(language) !== 'nl' ? language : undefined;
}
