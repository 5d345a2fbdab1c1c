import type { Page } from '@playwright/test';

interface FakeSpeech {
  said: string[];
  end: () => void;
  add: () => void;
}
const speechOf = () => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech;

/** Replaces the voices of the browser with one that speaks until the test ends its sentence. */
export async function fakeSpeech(
  page: Page,
  voices: 'a Dutch voice' | 'no Dutch voice' | 'no voice yet',
) {
  await page.addInitScript((kind) => {
    class FakeUtterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const said: string[] = [];
    const lang = kind === 'no Dutch voice' ? 'en_US' : 'nl_NL';
    const known = [
      { name: 'Google Nederlands', lang: 'nl-NL', localService: false, default: true },
      { name: 'Xander', lang, localService: true, default: false },
    ];
    let list = kind === 'no voice yet' ? [] : known;
    let current: FakeUtterance | null = null;
    const finish = () => {
      const utterance = current;
      current = null;
      utterance?.dispatchEvent(new Event('end'));
    };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => list,
      speak(utterance: FakeUtterance) {
        if (utterance.text === '') return;
        said.push(utterance.text);
        current = utterance;
        utterance.dispatchEvent(new Event('start'));
      },
      resume: () => {},
      cancel: () => (current = null),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      SpeechSynthesisUtterance: FakeUtterance,
      fakeSpeech: { said, end: finish, add: () => (list = known) },
    });
  }, voices);
  return {
    /** All that was said, in order. */
    said: () => page.evaluate(`(${String(speechOf)})().said`) as Promise<string[]>,
    /** Ends the sentence that is being said. */
    end: () => page.evaluate(`(${String(speechOf)})().end()`),
    /** The browser has loaded its list of voices. */
    addVoices: () => page.evaluate(`(${String(speechOf)})().add()`),
  };
}
