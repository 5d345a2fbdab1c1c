import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { activateMedia, deactivateMedia } from '@/modules/media/active-media';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { StoryView } from '@/modules/timeline/story-view';
import {
  isRunning,
  isSpeaking,
  type PlaybackAction,
  type PlaybackState,
  type SlideshowSpeed,
} from '../playback/playback-state';
import { titleScene } from '../scenes/scenes';
import { getLines } from './lines';
import { forgetPlace, readPlace, storePlace } from './place';
import { findVoice } from './speech/choose-voice';
import { allowSpeech, canSpeak, speak } from './speech/speak';

const speechRates: Record<SlideshowSpeed, number> = { slower: 0.8, normal: 1, faster: 1.25 };

export type VoiceNotice =
  | { kind: 'resume'; item: TimelineItem }
  /** The device has no Dutch voice. */
  | { kind: 'missing' }
  | { kind: 'failed' };

const findVoiceAndPlace = (slug: string) => Promise.all([findVoice(), readPlace(slug)]);

interface Options {
  view: StoryView;
  state: PlaybackState;
  dispatch: (action: PlaybackAction) => void;
  /** Begins when the slideshow opens. */
  isAsked: boolean;
  isRecordingsOnly: boolean;
  setIsRecordingsOnly: (isOnly: boolean) => void;
}

/** Tells the scenes with a voice of this device, and keeps the place in the story. */
export function useVoice(options: Options) {
  const { view, state, dispatch, isAsked, isRecordingsOnly, setIsRecordingsOnly } = options;
  const { slug, timeline } = view;
  const { scene, visit, isReadAloud } = state;
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [notice, setNotice] = useState<VoiceNotice | null>(null);
  const isBroken = state.media === 'broken';
  const lines = useMemo(() => getLines(scene, timeline, isBroken), [scene, timeline, isBroken]);

  const start = ([found, place]: Awaited<ReturnType<typeof findVoiceAndPlace>>) => {
    setVoice(found);
    const left = state.scenes.find(({ key }) => key === place);
    if (!found) setNotice({ kind: 'missing' });
    else if (left?.kind === 'item' && left.key !== scene.key)
      setNotice({ kind: 'resume', item: left.item });
    else dispatch({ type: 'read-aloud', isOn: true });
  };
  /** All recordings in a row; without a voice they are not announced. */
  const startRecordings = async () => {
    const found = canSpeak() ? await findVoice() : null;
    setVoice(found);
    setIsRecordingsOnly(true);
    const { key } = titleScene;
    if (found) dispatch({ type: 'read-aloud', isOn: true, key });
    else {
      dispatch({ type: 'go-to', key });
      dispatch({ type: 'play' });
    }
  };
  const wait = () => {
    if (canSpeak()) allowSpeech();
    dispatch({ type: 'pause' });
    setNotice(null);
  };
  const startAsAsked = useEffectEvent(start);
  useEffect(() => {
    if (isAsked) void findVoiceAndPlace(slug).then((found) => startAsAsked(found));
  }, [isAsked, slug]);

  const canTell = voice !== null && isSpeaking(state);
  const rate = speechRates[state.speed];
  const readLine = useEffectEvent(() => state.line);
  // Another voice or rate says the sentence again.
  useEffect(() => {
    if (!canTell) return;
    const controller = new AbortController();
    const { signal } = controller;
    // A recording that is started elsewhere, also in another tab, ends the speech.
    const speech = { pause: () => dispatch({ type: 'pause' }) };
    activateMedia(speech);
    const first = readLine();
    const sentences = lines.slice(first).map(({ text }) => text);
    const onSentence = (index: number) => dispatch({ type: 'line', visit, line: first + index });
    void speak(sentences, { voice, rate, signal, onSentence }).then((outcome) => {
      if (signal.aborted) return;
      if (outcome === 'done') dispatch({ type: 'speech-done', visit, line: lines.length });
      else if (outcome === 'refused') dispatch({ type: 'refused', visit });
      else {
        dispatch({ type: 'pause' });
        setNotice({ kind: 'failed' });
      }
    });
    return () => {
      controller.abort();
      deactivateMedia(speech);
    };
  }, [canTell, lines, visit, voice, rate, dispatch]);

  const keepsPlace = isReadAloud && !isRecordingsOnly;
  useEffect(() => {
    if (!keepsPlace) return;
    if (scene.kind === 'item') void storePlace(slug, scene.key);
    if (scene.kind === 'end') void forgetPlace(slug);
  }, [keepsPlace, slug, scene.kind, scene.key]);

  const isTelling = isReadAloud && state.speech === 'awaited';
  return {
    notice: isRunning(state) ? null : notice,
    canSpeak: canSpeak(),
    /** The sentence to mark, and how far it is in the scene. */
    spoken: isTelling ? (lines[state.line] ?? null) : null,
    spokenRatio: isTelling ? state.line / Math.max(1, lines.length) : null,
    toggle: () => {
      if (isReadAloud) dispatch({ type: 'read-aloud', isOn: false });
      else {
        wait();
        void findVoiceAndPlace(slug).then(start);
      }
    },
    toggleRecordings: () => {
      if (isRecordingsOnly) setIsRecordingsOnly(false);
      else {
        wait();
        void startRecordings();
      }
    },
    /** After a refusal. */
    allow: () => {
      if (isReadAloud) allowSpeech();
    },
    /** At the item with this key, or here. */
    resume: (key?: string) => {
      setNotice(null);
      // The slideshow may have been opened again by a reload, without a tap.
      allowSpeech();
      dispatch({ type: 'read-aloud', isOn: true, ...(key !== undefined && { key }) });
    },
    goOnSilently: () => {
      setNotice(null);
      dispatch({ type: 'read-aloud', isOn: false });
      dispatch({ type: 'play' });
    },
  } as const;
}

export type Voice = ReturnType<typeof useVoice>;
