import { useLazyModule } from '@/lib/use-lazy-module';
import type { PictureName } from './pictures';

const loadPictures = () => import('./pictures');

/** Loaded after the first render: a story that opens does not pay for it. Its place is held. */
export function ClosedPicture({ name }: { name: PictureName }) {
  const pictures = useLazyModule(loadPictures, true);
  return (
    <div className="mx-auto aspect-[6/5] w-full max-w-[32rem]">
      {pictures && <pictures.Picture name={name} />}
    </div>
  );
}
