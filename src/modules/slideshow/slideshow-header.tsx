import { useMemo } from 'react';
import { copy } from './copy';
import type { Scene } from './scenes/scenes';

interface Props {
  title: string;
  scenes: readonly Scene[];
  scene: Scene;
  isPaused: boolean;
}

/** The title of the story, and the place in it. */
export function SlideshowHeader({ title, scenes, scene, isPaused }: Props) {
  const positions = useMemo(() => {
    const keys = scenes.flatMap(({ kind, key }) => (kind === 'item' ? key : []));
    return new Map(keys.map((key, index) => [key, index + 1]));
  }, [scenes]);
  const position = positions.get(scene.key);
  return (
    <p aria-hidden="true" className="slideshow-header">
      <span className="font-display italic">{title}</span>
      {position && <span>{copy.position(position, positions.size)}</span>}
      {isPaused && scene.kind !== 'end' && <span>{copy.paused}</span>}
    </p>
  );
}
