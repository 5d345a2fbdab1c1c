import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachMediaSession, openMediaSession, detachMediaSession } from './media-session';

const handlers = new Map<string, (() => void) | null>();
const nowPlaying = { title: 'Oma zingt', contributor: 'Wim' };

beforeEach(() => {
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, metadata: object) {
    Object.assign(this, metadata);
  });
  const setActionHandler = (name: string, run: (() => void) | null) => void handlers.set(name, run);
  Object.assign(navigator, { mediaSession: { setActionHandler } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a new session closes the one before it', () => {
  const audio = document.createElement('audio');
  attachMediaSession(audio, nowPlaying);
  const next = vi.fn();
  const session = openMediaSession({ nexttrack: next });
  expect(handlers.get('seekto')).toBeNull();
  expect(navigator.mediaSession.metadata).toBeNull();
  audio.dispatchEvent(new Event('play'));
  expect(navigator.mediaSession.playbackState).toBe('none');
  session?.abort();
  expect(handlers.get('nexttrack')).toBeNull();
});

test('detaching a replaced session keeps the handlers of the next one', () => {
  const audio = document.createElement('audio');
  attachMediaSession(audio, nowPlaying);
  const next = vi.fn();
  const session = openMediaSession({ play: next });
  detachMediaSession(audio);
  expect(handlers.get('play')).toBe(next);
  session?.abort();
});
