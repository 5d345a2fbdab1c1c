/** The speech of the browser; null where it is missing or incomplete, as in some web views. */
export function findSpeech(): SpeechSynthesis | null {
  const {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: Utterance,
  }: Partial<typeof globalThis> = globalThis;
  return speech && typeof Utterance === 'function' ? speech : null;
}

export const canSpeak = () => findSpeech() !== null;

/** Phones allow speech only after one that began in a tap. */
export function allowSpeech() {
  try {
    findSpeech()?.speak(new SpeechSynthesisUtterance(''));
  } catch {
    // The sentence that follows fails in the same way, and the reader is told.
  }
}
