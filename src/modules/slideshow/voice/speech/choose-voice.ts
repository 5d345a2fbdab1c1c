type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>;

/** Android writes `nl_NL`. */
const isDutch = ({ lang }: Voice) => /^nl([-_]|$)/i.test(lang);

/** Criteria in order of importance. */
const preferences: readonly ((voice: Voice) => boolean)[] = [
  (voice) => voice.default,
  ({ lang }) => /nl$/i.test(lang),
  // The better ones of Apple, which the visitor has downloaded.
  ({ name }) => /premium|enhanced|verbeterd/i.test(name),
];

const scoreOf = (voice: Voice) =>
  preferences.reduce((score, isPreferred) => score * 2 + Number(isPreferred(voice)), 0);

/** The Dutch voice of the device itself; others send the text to a server. */
export function chooseVoice<Some extends Voice>(voices: readonly Some[]): Some | null {
  const dutch = voices.filter((voice) => voice.localService && isDutch(voice));
  return dutch.reduce<Some | null>(
    (best, voice) => (best === null || scoreOf(voice) > scoreOf(best) ? voice : best),
    null,
  );
}

/** A device that has told no Dutch voice by then has none. */
const waitMs = 2000;

/** Browsers can load the list of voices after the page. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  const choose = () => chooseVoice(speechSynthesis.getVoices());
  const found = choose();
  if (found) return found;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', look);
      resolve(choose());
    };
    // The list can grow in steps.
    const look = () => choose() && end();
    const timer = setTimeout(end, waitMs);
    speechSynthesis.addEventListener('voiceschanged', look);
  });
}
