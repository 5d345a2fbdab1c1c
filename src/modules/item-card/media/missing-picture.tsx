import { useEffect, useEffectEvent, useState } from 'react';
import { copy } from '../copy';
import { MissingMedia } from './missing-media';

interface Props {
  kind: 'photo' | 'gif';
  text: string;
  url: string;
  aspectRatio?: number;
  onRecovered: () => void;
}

type RetryState = 'idle' | 'loading' | 'failed';

/** A picture that failed to load, with a retry button; retries by itself when online again. */
export function MissingPicture({ url, onRecovered, text, ...rest }: Props) {
  const [retryState, setRetryState] = useState<RetryState>('idle');

  const retry = () => {
    const picture = new Image();
    picture.addEventListener('load', onRecovered);
    picture.addEventListener('error', () => setRetryState('failed'));
    setRetryState('loading');
    picture.src = url;
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const tryAgain = () => onOnline();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  return (
    <MissingMedia {...rest} text={retryState === 'failed' ? copy.stillBroken : text}>
      <button
        type="button"
        className="button button-ghost"
        aria-disabled={retryState === 'loading'}
        onClick={() => retryState !== 'loading' && retry()}
      >
        {retryState === 'loading' ? copy.retrying : copy.retry}
      </button>
    </MissingMedia>
  );
}
