import { useEffect, useEffectEvent, useState } from 'react';
import { copy } from '../copy';
import { byType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { MediaMessage } from './media-message';
import { useUndecodablePicture } from './undecodable/undecodable';

interface Props {
  item: TimelineItem;
  url: string;
  aspectRatio?: number;
  /** False where the item has a save button already. */
  hasSaveButton?: boolean;
  onRecovered: () => void;
}

type RetryState = 'idle' | 'loading' | 'failed';

/**
 * A picture that failed to load, with a retry button; retries by itself when online again. There is
 * no button if the file arrives: then this browser cannot decode it.
 */
export function MissingPicture(props: Props) {
  const { url, onRecovered, item, hasSaveButton, aspectRatio } = props;
  const [retryState, setRetryState] = useState<RetryState>('idle');
  const [failures, setFailures] = useState(1);
  const undecodable = useUndecodablePicture(url, failures, onRecovered);

  const retry = () => {
    const picture = new Image();
    picture.addEventListener('load', onRecovered);
    picture.addEventListener('error', () => {
      setRetryState('failed');
      setFailures((count) => count + 1);
    });
    setRetryState('loading');
    picture.src = url;
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const tryAgain = () => onOnline();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  if (undecodable)
    return <undecodable.UndecodablePicture {...{ item, hasSaveButton, aspectRatio }} />;
  const text = byType(copy.broken, item) ?? '';
  return (
    <MediaMessage
      drawing="picture"
      text={retryState === 'failed' ? copy.stillBroken : text}
      aspectRatio={aspectRatio}
    >
      <button
        type="button"
        className="button button-ghost"
        aria-disabled={retryState === 'loading'}
        onClick={() => retryState !== 'loading' && retry()}
      >
        {retryState === 'loading' ? copy.retrying : copy.retry}
      </button>
    </MediaMessage>
  );
}
