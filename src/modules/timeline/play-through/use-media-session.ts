import { useEffect } from 'react';
import { nameOf } from '../item-card/avatar';
import { labelOf } from '../item-card/item-label';
import type { Scene } from './scenes';
import type { TellingAction } from './telling';

const commands = {
  play: 'play',
  pause: 'pause',
  nexttrack: 'next',
  previoustrack: 'previous',
} as const satisfies Partial<Record<MediaSessionAction, TellingAction['type']>>;

function handle(action: MediaSessionAction, handler: (() => void) | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // This browser knows no such button.
  }
}

interface Session {
  scene: Scene;
  storyTitle: string;
  isRunning: boolean;
  dispatch: (action: TellingAction) => void;
}

/** The buttons of a lock screen, a headset and a keyboard, and what they say is playing. */
export function useMediaSession({ scene, storyTitle, isRunning, dispatch }: Session) {
  const item = scene.kind === 'moment' ? scene.item : null;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    for (const [action, type] of Object.entries(commands)) {
      handle(action as MediaSessionAction, () => dispatch({ type }));
    }
    return () => {
      for (const action of Object.keys(commands)) handle(action as MediaSessionAction, null);
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = 'none';
    };
  }, [dispatch]);
  useEffect(() => {
    if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: item ? labelOf(item) : storyTitle,
      artist: item ? nameOf(item.creator?.display_name) : '',
      album: storyTitle,
    });
  }, [item, storyTitle]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = isRunning ? 'playing' : 'paused';
  }, [isRunning]);
}
