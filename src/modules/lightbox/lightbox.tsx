import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion';
import { useState } from 'react';
import { LightboxDialog, type LightboxDialogProps } from './lightbox-dialog';
import { loadMotion, motionFeatures } from './motion/motion';

export interface LightboxProps extends Omit<LightboxDialogProps, 'startId'> {
  /** The item to open at; null while the lightbox is closed. */
  startId: string | null;
}

const never = new Promise<never>(() => {});
void loadMotion();
/** Never settles if the features fail to load: an error would not help the reader. */
const loadFeatures = async () => (await loadMotion()) ?? never;

/** Keeps a closed lightbox rendered until its exit animation has ended. */
export default function Lightbox({ startId, ...rest }: LightboxProps) {
  // A new key for each opening: reopening during the exit animation starts a new lightbox.
  const [opening, setOpening] = useState({ startId, key: 0 });
  if (opening.startId !== startId) setOpening({ startId, key: opening.key + 1 });
  return (
    <LazyMotion features={motionFeatures() ?? loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence>
          {startId !== null && <LightboxDialog key={opening.key} startId={startId} {...rest} />}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
