import type { ComponentProps } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import { loadMessages } from './load-messages';
import type { Note } from './messages';

/** Below the player of a video or recording that this browser cannot decode, or only in part. */
export function UndecodableNote(props: ComponentProps<typeof Note>) {
  const messages = useLazyModule(loadMessages, true);
  return messages && <messages.Note {...props} />;
}
