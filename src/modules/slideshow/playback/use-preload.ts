import { useEffect } from 'react';
import { sourceSetOf } from '@/modules/item-card/media/picture';
import { pictureOf, type Scene } from '../scenes/scenes';

const ahead = 3;

/** Fetches the pictures that come next, so that none is awaited; of a film that is its poster. */
export function usePreload(scenes: readonly Scene[], current: Scene) {
  const at = scenes.findIndex(({ key }) => key === current.key);
  const next = scenes.slice(at + 1, at + 1 + ahead).flatMap((scene) => {
    const poster = scene.kind === 'moment' && scene.item.metadata.poster_url;
    return pictureOf(scene) ?? (poster || []);
  });
  const addresses = next.join('\n');
  useEffect(() => {
    for (const address of addresses.split('\n').filter(Boolean)) {
      const picture = new Image();
      picture.decoding = 'async';
      picture.sizes = '100vw';
      picture.srcset = sourceSetOf(address) ?? '';
      picture.src = address;
    }
  }, [addresses]);
}
