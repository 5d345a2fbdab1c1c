import { allowSpeech, canSpeak } from '@/lib/browser/speech';
import { isRunning, type PlaybackAction, type PlaybackState } from '../playback/playback-state';
import { titleScene } from '../scenes/scenes';
import type { Goal, VoiceAction, VoiceState } from './voice-state';

interface Context {
  voice: VoiceState;
  send: (action: VoiceAction) => void;
  state: PlaybackState;
  dispatch: (action: PlaybackAction) => void;
  isRecordingsOnly: boolean;
  setIsRecordingsOnly: (isOnly: boolean) => void;
}

/** What the reader does with the voice, in a tap or by a key. */
export function createCommands(context: Context) {
  const { voice, send, state, dispatch, isRecordingsOnly, setIsRecordingsOnly } = context;
  const isWaiting = voice.is === 'waiting-for-voices';
  const seek = (goal: Goal) => {
    allowSpeech();
    dispatch({ type: 'hold' });
    send({ type: 'seek', goal });
  };
  const stop = () => {
    send({ type: 'stop' });
    dispatch({ type: 'read-aloud', isOn: false });
  };
  /** All recordings in a row, not announced. */
  const playRecordings = () => {
    send({ type: 'stop' });
    setIsRecordingsOnly(true);
    dispatch({ type: 'go-to', key: titleScene.key });
    dispatch({ type: 'play' });
  };
  /** Pauses and goes on, also where the voice has not begun; passes on any other action. */
  const control = (action: PlaybackAction) => {
    const { type } = action;
    const pauses = type === 'toggle' || type === 'pause';
    const plays = type === 'toggle' || type === 'play';
    if (isWaiting && pauses) send({ type: 'ask', item: null });
    else if (plays && (voice.is === 'asking' || voice.is === 'failed')) seek({ kind: 'here' });
    else {
      if (plays && voice.is === 'voiceless') send({ type: 'stop' });
      // Safari can ask for a tap again.
      if (state.isReadAloud && !isRunning(state)) allowSpeech();
      dispatch(action);
    }
  };
  return {
    control,
    playRecordings,
    toggle: () => (state.isReadAloud || isWaiting ? stop() : seek({ kind: 'story' })),
    toggleRecordings: () => {
      if (isRecordingsOnly) setIsRecordingsOnly(false);
      else if (canSpeak()) seek({ kind: 'recordings' });
      else playRecordings();
    },
    /** At the item with this key, or here. */
    resume: (key?: string) => seek({ kind: 'here', ...(key !== undefined && { key }) }),
    goOnSilently: () => {
      stop();
      dispatch({ type: 'play' });
    },
  };
}
