import { act } from '@testing-library/react';
import { vi } from 'vitest';

class FakeUtterance extends EventTarget {
  voice: { name?: string } | null = null;
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
  const names: (string | undefined)[] = [];
  let current: FakeUtterance | null = null;
  let isHeld = false;
  const finish = (event: Event) => {
    const utterance = current;
    current = null;
    update();
    utterance?.dispatchEvent(event);
  };
  const start = () => void current?.dispatchEvent(new Event('start'));
  const synthesis = Object.assign(new EventTarget(), {
    paused: false,
    speaking: false,
    pending: false,
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      // What allows speech in a tap.
      if (utterance.text === '') return;
      if (current) throw new Error(`two voices: "${current.text}" and "${utterance.text}"`);
      said.push(utterance.text);
      rates.push(utterance.rate);
      names.push(utterance.voice?.name);
      current = utterance;
      update();
      if (!isHeld && !this.paused) start();
    },
    resume() {
      if (!this.paused) return;
      this.paused = false;
      if (!isHeld) start();
    },
    cancel: vi.fn(() => finish(Object.assign(new Event('error'), { error: 'canceled' }))),
  });
  const update = () =>
    Object.assign(synthesis, {
      speaking: current !== null && !isHeld,
      pending: current !== null && isHeld,
    });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return {
    said,
    rates,
    /** The names of the voices. */
    voices: names,
    synthesis,
    isSpeaking: () => current !== null,
    /** Another voice of the device speaks: sentences wait for their start. */
    hold: () => void (isHeld = true),
    release: () =>
      act(async () => {
        isHeld = false;
        update();
        start();
      }),
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
