import { useEffect, useMemo, useReducer } from 'react';
import { canSpeak } from '@/lib/browser/speech';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { StoryView } from '@/modules/timeline/story-view';
import {
  hasSpeechToCome,
  isRunning,
  isSpeaking,
  type PlaybackAction,
  type PlaybackState,
} from '../playback/playback-state';
import { titleScene } from '../scenes/scenes';
import { createCommands } from './commands';
import { getLines } from './lines';
import { storePlace } from './place';
import { chooseVoice, listVoices, type VoiceLack } from './speech/choose-voice';
import { useNarration } from './use-narration';
import { useVoiceSearch } from './use-voice-search';
import { goalOf, initVoice, reduceVoice, type Goal, type VoiceState } from './voice-state';

export type VoiceNotice =
  /** Whether to go on, at this item or here. */
  | { kind: 'resume'; item: TimelineItem | null }
  /** The browser has no Dutch voice of the device. */
  | { kind: 'missing'; lack: VoiceLack }
  | { kind: 'failed' }
  /** The sentence waits behind another voice. */
  | { kind: 'late' }
  /** The browser plays only after a tap. */
  | { kind: 'blocked' };

function noticeOf(voice: VoiceState, state: PlaybackState): VoiceNotice | null {
  if (state.isAutoplayBlocked) return { kind: 'blocked' };
  if (isSpeaking(state) && state.speech === 'late') return { kind: 'late' };
  if (isRunning(state)) return null;
  switch (voice.is) {
    case 'asking':
      return { kind: 'resume', item: voice.item };
    case 'voiceless':
      return { kind: 'missing', lack: voice.lack };
    case 'failed':
      return { kind: 'failed' };
    default:
      return null;
  }
}

/** Where a scene needs a voice for another language. */
const canSay = (language: string) => chooseVoice(listVoices(), language) !== null;

interface Options {
  view: StoryView;
  state: PlaybackState;
  dispatch: (action: PlaybackAction) => void;
  /** What begins when the slideshow opens. */
  asked: Goal | null;
  isRecordingsOnly: boolean;
  setIsRecordingsOnly: (isOnly: boolean) => void;
  isNewsOnly: boolean;
}

/** Keeps the place in the story until its end. */
function usePlaceKeeping(slug: string, { scene }: PlaybackState, isKept: boolean) {
  useEffect(() => {
    if (!isKept) return;
    if (scene.kind === 'item') storePlace(slug, scene.key);
    if (scene.kind === 'end') storePlace(slug, null);
  }, [isKept, slug, scene.kind, scene.key]);
}

/** Tells the scenes with a voice of this device, and keeps the place in the story. */
export function useVoice(options: Options) {
  const { view, state, dispatch, asked, isRecordingsOnly, setIsRecordingsOnly, isNewsOnly } =
    options;
  const { slug, timeline } = view;
  const { scene, isReadAloud } = state;
  const [voice, send] = useReducer(reduceVoice, asked, initVoice);
  const found = voice.is === 'ready' ? voice.voice : null;
  const isBroken = state.media === 'broken';
  const lines = useMemo(
    () => getLines(scene, timeline, isBroken, canSay),
    // oxlint-disable-next-line react/exhaustive-deps -- the other voices are known with the Dutch one
    [scene, timeline, isBroken, found],
  );

  const commands = createCommands({ ...options, voice, send });

  useVoiceSearch({
    goal: goalOf(voice),
    slug,
    onFound: (own, goal, place) => {
      const left = state.scenes.find(({ key }) => key === place);
      const item = left?.kind === 'item' && left.key !== scene.key ? left.item : null;
      if (item || goal.kind === 'reopened') {
        send({ type: 'ask', item });
        return;
      }
      send({ type: 'found', voice: own });
      if (goal.kind === 'recordings') setIsRecordingsOnly(true);
      const key = goal.kind === 'recordings' ? titleScene.key : goal.kind === 'here' && goal.key;
      dispatch({ type: 'read-aloud', isOn: true, ...(key && { key }) });
    },
    onLate: (goal, lack) => {
      if (goal.kind === 'recordings') commands.playRecordings();
      else send({ type: 'late', lack });
    },
  });
  useNarration({
    voice: found,
    lines,
    state,
    dispatch,
    onFailed: () => {
      dispatch({ type: 'hold' });
      send({ type: 'fail' });
    },
  });
  usePlaceKeeping(slug, state, isReadAloud && !isRecordingsOnly && !isNewsOnly);

  const isTelling = hasSpeechToCome(state);
  return {
    ...commands,
    notice: noticeOf(voice, state),
    canSpeak: canSpeak(),
    /** It was asked for, and begins by itself. */
    isWaiting: voice.is === 'waiting-for-voices',
    /** The sentence to mark, and how far it is in the scene. */
    spoken: isTelling ? (lines[state.line] ?? null) : null,
    spokenRatio: isTelling ? state.line / Math.max(1, lines.length) : null,
  } as const;
}

export type Voice = ReturnType<typeof useVoice>;
