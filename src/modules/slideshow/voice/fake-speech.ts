import { act } from '@testing-library/react';
import { vi } from 'vitest';

class FakeUtterance extends EventTarget {
  voice: object | null = null;
  lang = '';
  rate = 1;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const dutch = { name: 'Xander', lang: 'nl-NL', localService: true, default: false };

/** A voice that speaks until the test ends its sentence. */
export function fakeSpeech(voices: object[] = [dutch]) {
  /** All that was said, in order. */
  const said: string[] = [];
  const rates: number[] = [];
  let current: FakeUtterance | null = null;
  const finish = (event: Event) => {
    const utterance = current;
    current = null;
    utterance?.dispatchEvent(event);
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      // What allows speech in a tap.
      if (utterance.text === '') return;
      if (current) throw new Error(`two voices: "${current.text}" and "${utterance.text}"`);
      said.push(utterance.text);
      rates.push(utterance.rate);
      current = utterance;
    },
    cancel: vi.fn(() => finish(Object.assign(new Event('error'), { error: 'canceled' }))),
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return {
    said,
    rates,
    synthesis,
    isSpeaking: () => current !== null,
    /** Ends the sentence that is being said. */
    end: () => act(async () => finish(new Event('end'))),
    fail: (error: string) => act(async () => finish(Object.assign(new Event('error'), { error }))),
    addVoice: (voice: object = dutch) =>
      act(async () => {
        voices.push(voice);
        synthesis.dispatchEvent(new Event('voiceschanged'));
      }),
  };
}
