import { useEffect } from 'react';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { getPictureUrl, type Scene } from '../scenes/scenes';

const preloadCount = 3;

/** Preloads the pictures and video posters of the next scenes. */
export function usePreload(scenes: readonly Scene[], current: Scene) {
  const currentIndex = scenes.findIndex(({ key }) => key === current.key);
  const upcomingUrls = scenes
    .slice(currentIndex + 1, currentIndex + 1 + preloadCount)
    .flatMap((scene) => {
      const poster = scene.kind === 'item' && scene.item.metadata.poster_url;
      return getPictureUrl(scene) ?? (poster || []);
    });
  const joinedUrls = upcomingUrls.join('\n');
  useEffect(() => {
    for (const address of joinedUrls.split('\n').filter(Boolean)) {
      const picture = new Image();
      picture.decoding = 'async';
      picture.sizes = '100vw';
      picture.srcset = sourceSetOf(address) ?? '';
      picture.src = address;
    }
  }, [joinedUrls]);
}
