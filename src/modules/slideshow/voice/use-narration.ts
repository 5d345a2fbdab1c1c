import { useEffect, useEffectEvent } from 'react';
import { activateMedia, deactivateMedia } from '@/modules/media/active-media';
import {
  isSpeaking,
  type PlaybackAction,
  type PlaybackState,
  type SlideshowSpeed,
} from '../playback/playback-state';
import type { Line } from './lines';
import { chooseVoice, listVoices } from './speech/choose-voice';
import { speak } from './speech/speak';

const speechRates: Record<SlideshowSpeed, number> = { slower: 0.8, normal: 1, faster: 1.25 };

interface Options {
  /** Null until one was found. */
  voice: SpeechSynthesisVoice | null;
  lines: readonly Line[];
  state: PlaybackState;
  dispatch: (action: PlaybackAction) => void;
  /** The voice does not work. */
  onFailed: () => void;
}

/** Says the lines of the scene while the playback lets the voice speak. */
export function useNarration({ voice, lines, state, dispatch, onFailed }: Options) {
  const { visit } = state;
  const canTell = voice !== null && isSpeaking(state);
  const rate = speechRates[state.speed];
  const readLine = useEffectEvent(() => state.line);
  const fail = useEffectEvent(onFailed);
  // Another voice or rate says the sentence again.
  useEffect(() => {
    if (!canTell) return;
    const controller = new AbortController();
    const { signal } = controller;
    const pause = () => dispatch({ type: 'pause' });
    // A recording that is started elsewhere, also in another tab, ends the speech.
    const speech = { pause };
    activateMedia(speech);
    // The engine goes on after a reload or another page.
    const leave = () => {
      controller.abort();
      pause();
    };
    window.addEventListener('pagehide', leave, { signal });
    const first = readLine();
    const sentences = lines.slice(first).map(({ text, language }) => ({
      text,
      voice: (language && chooseVoice(listVoices(), language)) || voice,
    }));
    void speak(sentences, {
      rate,
      signal,
      onPhase: (index, phase) => dispatch({ type: 'line', visit, line: first + index, phase }),
    }).then((outcome) => {
      if (signal.aborted) return;
      if (outcome === 'done') dispatch({ type: 'speech-done', visit, line: lines.length });
      else if (outcome === 'refused') dispatch({ type: 'refused', visit });
      else fail();
    });
    return () => {
      controller.abort();
      deactivateMedia(speech);
    };
  }, [canTell, lines, visit, voice, rate, dispatch]);
}
