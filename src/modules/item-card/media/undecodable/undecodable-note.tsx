import type { ComponentProps } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { Note } from './messages';

/** Below the player of a video or recording that this browser cannot decode, or only in part. */
export function UndecodableNote(props: ComponentProps<typeof Note>) {
  const messages = useLazyModule(() => import('./messages'), true);
  return messages && <messages.Note {...props} />;
}
