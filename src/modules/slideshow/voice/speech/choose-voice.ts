import { findSpeech } from '@/lib/browser/speech';
import { primaryLanguage } from '@/modules/timeline/item-language';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>;

/** Languages that a Dutch voice can read; most have no voice of their own. */
const nearDutch = new Set(['fy', 'nds', 'li', 'zea', 'vls', 'gos', 'af']);

/** Android writes `nl_NL`, and `nld-NLD` in older versions. */
const tagOf = ({ lang }: Voice) =>
  lang
    .replace('_', '-')
    .toLowerCase()
    .replace(/^([a-z]{3})-([a-z]{2})[a-z]$/, (_, language, country) =>
      [primaryLanguage(language), country].join('-'),
    );

/** The default first, then the country, then the better ones of Apple, which the visitor has downloaded. */
const scoreOf = (voice: Voice, tag: string) =>
  Number(voice.default) * 4 +
  Number(tagOf(voice) === tag) * 2 +
  Number(/premium|enhanced|verbeterd/i.test(voice.name));

const isOf = (language: string) => (voice: Voice) => primaryLanguage(voice.lang) === language;

/** The voice of the device itself for a language; others send the text to a server. */
export function chooseVoice<Some extends Voice>(
  voices: readonly Some[],
  language = 'nl',
): Some | null {
  const primary = primaryLanguage(language);
  const tag = language === 'nl' ? 'nl-nl' : language.toLowerCase();
  const own = voices.filter((voice) => voice.localService && isOf(primary)(voice));
  const best = own.reduce<Some | null>(
    (found, voice) => (found === null || scoreOf(voice, tag) > scoreOf(found, tag) ? voice : found),
    null,
  );
  return best ?? (nearDutch.has(primary) ? chooseVoice(voices) : null);
}

/** Why no voice can read Dutch: the device has no such voice, or the browser names none as its own. */
export type VoiceLack = 'no-dutch' | 'none-local';

/** Firefox for Linux calls every voice remote but one with this name, which has no language of its own. */
const unnamed = 'default';

export const voiceLack = (voices: readonly Voice[]): VoiceLack =>
  voices.some(({ localService, name }) => localService && name !== unnamed)
    ? 'no-dutch'
    : 'none-local';

/** The voices that the browser has told so far. */
export function listVoices(): readonly SpeechSynthesisVoice[] {
  try {
    return findSpeech()?.getVoices() ?? [];
  } catch {
    return [];
  }
}
