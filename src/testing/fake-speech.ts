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

const errorEvent = (error: string) => Object.assign(new Event('error'), { error });

/** Says one sentence at a time. While it is held, sentences wait for their start. */
class FakeSynthesis extends EventTarget {
  paused = false;
  speaking = false;
  pending = false;
  current: FakeUtterance | null = null;
  isHeld = false;
  /** All that was said, in order. */
  said: string[] = [];
  rates: number[] = [];
  voiceNames: (string | undefined)[] = [];
  constructor(readonly getVoices: () => object[]) {
    super();
  }
  speak(utterance: FakeUtterance) {
    // What allows speech in a tap.
    if (utterance.text === '') return;
    const { current } = this;
    if (current) throw new Error(`two voices: "${current.text}" and "${utterance.text}"`);
    this.said.push(utterance.text);
    this.rates.push(utterance.rate);
    this.voiceNames.push(utterance.voice?.name);
    this.current = utterance;
    this.update();
    if (!this.isHeld && !this.paused) this.start();
  }
  resume() {
    if (!this.paused) return;
    this.paused = false;
    if (!this.isHeld) this.start();
  }
  cancel = vi.fn(() => this.finish(errorEvent('canceled')));
  start() {
    this.current?.dispatchEvent(new Event('start'));
  }
  finish(event: Event) {
    const utterance = this.current;
    this.current = null;
    this.update();
    utterance?.dispatchEvent(event);
  }
  hold(isHeld: boolean) {
    this.isHeld = isHeld;
    if (isHeld) return;
    this.update();
    this.start();
  }
  private update() {
    this.speaking = this.current !== null && !this.isHeld;
    this.pending = this.current !== null && this.isHeld;
  }
}

/** A voice that speaks until the test ends its sentence. */
export function fakeSpeech(voices: object[] = [dutch]) {
  const synthesis = new FakeSynthesis(() => voices);
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  const { said, rates, voiceNames } = synthesis;
  return {
    said,
    rates,
    /** The names of the voices. */
    voices: voiceNames,
    synthesis,
    isSpeaking: () => synthesis.current !== null,
    /** Another voice of the device speaks: sentences wait for their start. */
    hold: () => synthesis.hold(true),
    release: () => act(async () => synthesis.hold(false)),
    /** Ends the sentence that is being said. */
    end: () => act(async () => synthesis.finish(new Event('end'))),
    fail: (error: string) => act(async () => synthesis.finish(errorEvent(error))),
    addVoice: (voice: object = dutch) =>
      act(async () => {
        voices.push(voice);
        synthesis.dispatchEvent(new Event('voiceschanged'));
      }),
  };
}
