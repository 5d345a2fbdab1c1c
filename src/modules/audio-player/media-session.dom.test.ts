import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold, openMediaSession, release } from './media-session';

const handlers = new Map<string, (() => void) | null>();
const about = { title: 'Oma zingt', teller: 'Wim' };

beforeEach(() => {
  vi.stubGlobal('MediaMetadata', function describe(this: object, told: object) {
    Object.assign(this, told);
  });
  const setActionHandler = (name: string, run: (() => void) | null) => void handlers.set(name, run);
  Object.assign(navigator, { mediaSession: { setActionHandler } });
});
afterEach(() => {
  release();
  vi.unstubAllGlobals();
});

test('a session takes the keys from the one before it', () => {
  const audio = document.createElement('audio');
  hold(audio, about);
  const next = vi.fn();
  const session = openMediaSession({ nexttrack: next });
  expect(handlers.get('seekto')).toBeNull();
  expect(navigator.mediaSession.metadata).toBeNull();
  audio.dispatchEvent(new Event('play'));
  expect(navigator.mediaSession.playbackState).toBe('none');
  session?.abort();
  expect(handlers.get('nexttrack')).toBeNull();
});

test('a session that was replaced takes nothing from the next one', () => {
  hold(document.createElement('audio'), about);
  const next = vi.fn();
  const session = openMediaSession({ play: next });
  release();
  expect(handlers.get('play')).toBe(next);
  session?.abort();
});
