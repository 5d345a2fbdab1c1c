import { useEffect, useEffectEvent, useState } from 'react';
import { loadMessages, type Messages } from './load-messages';

/**
 * The messages for a picture that failed to load, if its file arrives. `failures` counts the times that
 * it failed; `onLoaded` is called when it loads after all.
 */
export function useUndecodablePicture(url: string, failures: number, onLoaded?: () => void) {
  const [messages, setMessages] = useState<Messages | null>(null);
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
