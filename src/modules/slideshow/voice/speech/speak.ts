import { findSpeech } from '@/lib/browser/speech';
import { judgeWaiting } from './judge-waiting';

export type SpeechOutcome =
  | 'done'
  | 'aborted'
  /** The browser waits for a tap. */
  | 'refused'
  /** The voice does not work. */
  | 'failed';

export interface Sentence {
  text: string;
  voice: SpeechSynthesisVoice;
}

/** A sentence waits for its start, perhaps behind another voice of the device, and is then said. */
export type SentencePhase = 'awaited' | 'late' | 'speaking';

interface SpeechOptions {
  rate: number;
  signal: AbortSignal;
  onPhase: (index: number, phase: SentencePhase) => void;
}

/** A sentence that takes longer than this after its start has lost its end event. */
const limitMs = (text: string, rate: number) => (5000 + 150 * text.length) / rate;

/** How often a sentence that waits for its start is looked at. */
const lookMs = 1000;

/** Safari does not say what follows a cancelled sentence at once. */
const afterCancelMs = 100;

/** After these, the next sentence can be said. */
const passing = new Set(['canceled', 'interrupted', 'text-too-long']);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Chrome loses the events of an utterance that nothing refers to. */
const said = new Set<SpeechSynthesisUtterance>();

function createUtterance({ text, voice }: Sentence, rate: number) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang.replace('_', '-');
  utterance.rate = rate;
  return utterance;
}

function start(utterance: SpeechSynthesisUtterance) {
  said.add(utterance);
  speechSynthesis.speak(utterance);
  // Another page can have left the engine paused. Chrome resumes only what has an utterance.
  speechSynthesis.resume?.();
}

function cancelSpeech() {
  try {
    findSpeech()?.cancel();
  } catch {
    // What cannot be cancelled cannot be said either.
  }
}

const say = (
  sentence: Sentence,
  { rate, signal }: SpeechOptions,
  onPhase: (phase: SentencePhase) => void,
) =>
  new Promise<SpeechOutcome>((resolve) => {
    const utterance = createUtterance(sentence, rate);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: SpeechOutcome) => {
      said.delete(utterance);
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const cancel = (outcome: SpeechOutcome) => {
      end(outcome);
      cancelSpeech();
    };
    const abort = () => cancel('aborted');
    const look = (waitedMs: number) => {
      const verdict = judgeWaiting(
        waitedMs,
        speechSynthesis,
        navigator.userActivation?.hasBeenActive,
      );
      if (verdict === 'refused' || verdict === 'failed') {
        end(verdict);
        return;
      }
      if (verdict === 'late') onPhase('late');
      timer = setTimeout(() => look(waitedMs + lookMs), lookMs);
    };
    signal.addEventListener('abort', abort);
    utterance.addEventListener('start', () => {
      clearTimeout(timer);
      timer = setTimeout(() => cancel('done'), limitMs(sentence.text, rate));
      onPhase('speaking');
    });
    utterance.addEventListener('end', () => end('done'));
    utterance.addEventListener('error', ({ error }) => {
      if (error === 'not-allowed') end('refused');
      else end(passing.has(error) ? 'done' : 'failed');
    });
    onPhase('awaited');
    timer = setTimeout(() => look(lookMs), lookMs);
    try {
      start(utterance);
    } catch {
      end('failed');
    }
  });

/** Says the sentences one by one, until the end of the last one or until the signal is aborted. */
export async function speak(
  sentences: readonly Sentence[],
  options: SpeechOptions,
): Promise<SpeechOutcome> {
  const { signal, onPhase } = options;
  // Of another page, or of this one before a reload.
  cancelSpeech();
  await pause(afterCancelMs);
  for (const [index, sentence] of sentences.entries()) {
    if (signal.aborted) return 'aborted';
    const outcome = await say(sentence, options, (phase) => onPhase(index, phase)).catch(
      () => 'failed' as const,
    );
    if (outcome !== 'done') return outcome;
  }
  return signal.aborted ? 'aborted' : 'done';
}
