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
  const items = scenes.filter(({ kind }) => kind === 'item');
  const index = items.findIndex(({ key }) => key === scene.key);
  return (
    <p aria-hidden="true" className="slideshow-header">
      <span className="font-display italic">{title}</span>
      {index >= 0 && <span>{copy.position(index + 1, items.length)}</span>}
      {isPaused && scene.kind !== 'end' && <span>{copy.paused}</span>}
    </p>
  );
}
