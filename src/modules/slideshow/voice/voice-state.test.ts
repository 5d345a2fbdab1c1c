import { expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { initVoice, reduceVoice, type VoiceAction, type VoiceState } from './voice-state';

const voice = { name: 'Xander' } as SpeechSynthesisVoice;
const item = createItem();
const goal = { kind: 'story' } as const;
const here = { kind: 'here' } as const;

const off: VoiceState = { is: 'off' };
const waiting: VoiceState = { is: 'waiting-for-voices', goal };
const voiceless: VoiceState = { is: 'voiceless', goal, lack: 'no-dutch' };
const asking: VoiceState = { is: 'asking', item };
const ready: VoiceState = { is: 'ready', voice };
const failed: VoiceState = { is: 'failed' };

const seek: VoiceAction = { type: 'seek', goal };
const late: VoiceAction = { type: 'late', lack: 'no-dutch' };
const ask: VoiceAction = { type: 'ask', item };
const found: VoiceAction = { type: 'found', voice };
const fail: VoiceAction = { type: 'fail' };
const stop: VoiceAction = { type: 'stop' };

test('begins with its goal, or off', () => {
  expect(initVoice(goal)).toEqual(waiting);
  expect(initVoice(null)).toEqual(off);
});

test.each<[string, VoiceState, VoiceAction, VoiceState]>([
  ['is looked for when it is asked for', off, seek, waiting],
  ['found at once', waiting, found, ready],
  ['found after the place of an earlier time', waiting, ask, asking],
  ['not found in time', waiting, late, voiceless],
  ['found after the notice', voiceless, found, ready],
  ['found after the notice, with a place', voiceless, ask, asking],
  ['asked to begin here', asking, { type: 'seek', goal: here }, { ...waiting, goal: here }],
  ['does not work', ready, fail, failed],
  ['is tried again', failed, seek, waiting],
  ['is stopped while it is looked for', waiting, stop, off],
  ['is stopped', ready, stop, off],
  ['is given up', voiceless, stop, off],
  // Events that come too late.
  ['found after it was given up', off, found, off],
  ['late after it was found', ready, late, ready],
  ['late after it was given up', off, late, off],
  ['a place after it was given up', off, ask, off],
  ['fails after it was stopped', off, fail, off],
])('a voice: %s', (_, before, action, after) => expect(reduceVoice(before, action)).toEqual(after));
