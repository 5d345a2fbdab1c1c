export type SpeechOutcome =
  | 'done'
  | 'aborted'
  /** The browser waits for a tap. */
  | 'refused'
  /** The voice does not work. */
  | 'failed';

interface SpeechOptions {
  voice: SpeechSynthesisVoice;
  rate: number;
  signal: AbortSignal;
  /** A sentence begins. */
  onSentence: (index: number) => void;
}

/** A sentence that takes longer than this has lost its end event. */
const limitMs = (text: string, rate: number) => (5000 + 150 * text.length) / rate;

/** An utterance that has not begun by then, and that no queue holds, was ignored. */
const startMs = 1000;

/** Safari does not say what follows a cancelled sentence at once. */
const afterCancelMs = 100;

/** After these, the next sentence can be said. */
const passing = new Set(['canceled', 'interrupted', 'text-too-long']);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Chrome loses the events of an utterance that nothing refers to. */
let current: SpeechSynthesisUtterance | null = null;

const say = (text: string, { voice, rate, signal }: SpeechOptions) =>
  new Promise<SpeechOutcome>((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    const end = (outcome: SpeechOutcome) => {
      clearTimeout(limit);
      clearTimeout(start);
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const cancel = (outcome: SpeechOutcome) => {
      end(outcome);
      speechSynthesis.cancel();
    };
    const abort = () => cancel('aborted');
    const limit = setTimeout(() => cancel('done'), limitMs(text, rate));
    // A phone that waits for a tap ignores the utterance without an event.
    const start = setTimeout(() => {
      if (speechSynthesis.speaking === false && speechSynthesis.pending === false) end('refused');
    }, startMs);
    signal.addEventListener('abort', abort);
    utterance.voice = voice;
    utterance.lang = voice.lang.replace('_', '-');
    utterance.rate = rate;
    utterance.addEventListener('end', () => end('done'));
    utterance.addEventListener('error', ({ error }) => {
      if (error === 'not-allowed') end('refused');
      else end(passing.has(error) ? 'done' : 'failed');
    });
    current = utterance;
    speechSynthesis.speak(current);
  });

/** Says the sentences one by one, until the end of the last one or until the signal is aborted. */
export async function speak(
  sentences: readonly string[],
  options: SpeechOptions,
): Promise<SpeechOutcome> {
  const { signal, onSentence } = options;
  await pause(afterCancelMs);
  for (const [index, sentence] of sentences.entries()) {
    if (signal.aborted) return 'aborted';
    onSentence(index);
    const outcome = await say(sentence, options);
    if (outcome !== 'done') return outcome;
  }
  return signal.aborted ? 'aborted' : 'done';
}

export const canSpeak = () => 'speechSynthesis' in window;

/** Phones allow speech only after one that began in a tap. */
export const allowSpeech = () => speechSynthesis.speak(new SpeechSynthesisUtterance(''));
