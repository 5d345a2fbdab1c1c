import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { Note } from './messages';

const loadMessages = () => import('./messages');

/** Below the player of a video or recording that this browser cannot decode, or only in part. */
export function UndecodableNote(props: ComponentProps<typeof Note>) {
  const messages = useLazyModule(loadMessages, true);
  return messages && <messages.Note {...props} />;
}

/**
 * The messages for a picture that failed to load, if its file arrives. `failures` counts the times that
 * it failed; `onLoaded` is called when it loads after all.
 */
export function useUndecodablePicture(url: string, failures: number, onLoaded?: () => void) {
  const [messages, setMessages] = useState<typeof import('./messages') | null>(null);
  const succeed = useEffectEvent(() => onLoaded?.());
  useEffect(() => {
    if (failures === 0) return;
    loadMessages()
      .then((loaded) =>
        loaded.checkPicture(
          url,
          () => succeed(),
          () => setMessages(loaded),
        ),
      )
      // Without an answer, a retry may help.
      .catch(() => {});
  }, [url, failures]);
  return messages;
}
