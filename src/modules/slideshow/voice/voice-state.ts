import type { TimelineItem } from '@/modules/timeline/rows';
import type { VoiceLack } from './speech/choose-voice';

/**
 * How the slideshow comes to a voice. What that says, and whether it waits, speaks or pauses, is in the
 * state of the playback.
 */

/** What begins with the voice. */
export type Goal =
  /** The story; asks where to go on if it was left before its end. */
  | { kind: 'story' }
  /** The story after a reload, which is no wish to hear it: asks first. */
  | { kind: 'reopened' }
  /** The scene with this key, or the one that is shown. */
  | { kind: 'here'; key?: string }
  | { kind: 'recordings' };

export type VoiceState =
  | { is: 'off' }
  /** The browser has told no Dutch voice yet: it can load the list after the page. */
  | { is: 'waiting-for-voices'; goal: Goal }
  /** None came in time; the page says so, and begins when one comes. */
  | { is: 'voiceless'; goal: Goal; lack: VoiceLack }
  /** Whether to go on, at this item or here. */
  | { is: 'asking'; item: TimelineItem | null }
  | { is: 'ready'; voice: SpeechSynthesisVoice }
  | { is: 'failed' };

export type VoiceAction =
  | { type: 'seek'; goal: Goal }
  | { type: 'late'; lack: VoiceLack }
  | { type: 'ask'; item: TimelineItem | null }
  | { type: 'found'; voice: SpeechSynthesisVoice }
  | { type: 'fail' | 'stop' };

export const initVoice = (goal: Goal | null): VoiceState =>
  goal ? { is: 'waiting-for-voices', goal } : { is: 'off' };

/** What the voices are looked for; null while they are not. */
export const goalOf = (state: VoiceState): Goal | null =>
  state.is === 'waiting-for-voices' || state.is === 'voiceless' ? state.goal : null;

export function reduceVoice(state: VoiceState, action: VoiceAction): VoiceState {
  switch (action.type) {
    case 'seek':
      return { is: 'waiting-for-voices', goal: action.goal };
    case 'late':
      if (state.is !== 'waiting-for-voices') return state;
      return { is: 'voiceless', goal: state.goal, lack: action.lack };
    case 'ask':
      return goalOf(state) ? { is: 'asking', item: action.item } : state;
    case 'found':
      return goalOf(state) ? { is: 'ready', voice: action.voice } : state;
    case 'fail':
      return state.is === 'ready' ? { is: 'failed' } : state;
    case 'stop':
      return { is: 'off' };
  }
}
