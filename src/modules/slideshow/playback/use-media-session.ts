import { useEffect, useEffectEvent } from 'react';
import { openMediaSession, showOnLockScreen } from '@/modules/media/media-session';
import { contributorName } from '@/modules/timeline/people/contributor-names';
import { labelOf } from '@shared/item-label';
import type { Scene } from '../scenes/scenes';
import type { PlaybackAction } from './playback-state';

interface Session {
  scene: Scene;
  storyTitle: string;
  isRunning: boolean;
  control: (action: PlaybackAction) => void;
}

/** Media Session: metadata and actions for the lock screen, headsets and media keys. */
export function useMediaSession({ scene, storyTitle, isRunning, control }: Session) {
  const item = scene.kind === 'item' ? scene.item : null;
  const act = useEffectEvent(control);
  useEffect(() => {
    const session = openMediaSession({
      play: () => act({ type: 'play' }),
      pause: () => act({ type: 'pause' }),
      nexttrack: () => act({ type: 'next' }),
      previoustrack: () => act({ type: 'previous' }),
    });
    return () => session?.abort();
  }, []);
  useEffect(() => {
    showOnLockScreen({
      title: item ? labelOf(item) : storyTitle,
      contributor: item ? contributorName(item.creator?.display_name) : '',
      story: storyTitle,
    });
  }, [item, storyTitle]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = isRunning ? 'playing' : 'paused';
  }, [isRunning]);
}
