import type { Page } from '@playwright/test';

interface FakeSpeech {
  said: string[];
  end: () => void;
}
const speechOf = () => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech;

/** Replaces the voices of the browser with one that speaks until the test ends its sentence. */
export async function fakeSpeech(page: Page, voices: 'a Dutch voice' | 'no Dutch voice') {
  await page.addInitScript((isDutch) => {
    class FakeUtterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const said: string[] = [];
    let current: FakeUtterance | null = null;
    const finish = () => {
      const utterance = current;
      current = null;
      utterance?.dispatchEvent(new Event('end'));
    };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [
        { name: 'Google Nederlands', lang: 'nl-NL', localService: false, default: true },
        { name: 'Xander', lang: isDutch ? 'nl_NL' : 'en_US', localService: true, default: false },
      ],
      speak(utterance: FakeUtterance) {
        if (utterance.text === '') return;
        said.push(utterance.text);
        current = utterance;
      },
      cancel: () => (current = null),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      SpeechSynthesisUtterance: FakeUtterance,
      fakeSpeech: { said, end: finish },
    });
  }, voices === 'a Dutch voice');
  return {
    /** All that was said, in order. */
    said: () => page.evaluate(`(${String(speechOf)})().said`) as Promise<string[]>,
    /** Ends the sentence that is being said. */
    end: () => page.evaluate(`(${String(speechOf)})().end()`),
  };
}
