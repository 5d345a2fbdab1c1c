import { primaryLanguage } from '@/modules/timeline/item-language';

/** The Dutch name of a language: 'Engels' for `en-CA`; null for one without a name. */
export function languageName(tag: string): string | null {
  const primary = primaryLanguage(tag);
  const name = new Intl.DisplayNames(['nl'], { type: 'language' }).of(primary);
  return name && name !== primary ? name : null;
}
