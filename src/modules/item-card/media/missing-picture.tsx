import { useEffect, useEffectEvent, useState } from 'react';
import { copy } from '../copy';
import { MissingMedia } from './missing-media';

interface Props {
  kind: 'photo' | 'gif';
  text: string;
  url: string;
  aspectRatio?: number;
  onThere: () => void;
}

type Trial = 'none' | 'runs' | 'failed';

/** A picture that did not come; it is tried again when asked, and when the connection is back. */
export function MissingPicture({ url, onThere, text, ...rest }: Props) {
  const [trial, setTrial] = useState<Trial>('none');

  const retry = () => {
    const picture = new Image();
    picture.addEventListener('load', onThere);
    picture.addEventListener('error', () => setTrial('failed'));
    setTrial('runs');
    picture.src = url;
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const tryAgain = () => onOnline();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  return (
    <MissingMedia {...rest} text={trial === 'failed' ? copy.stillBroken : text}>
      <button
        type="button"
        className="button button-ghost"
        aria-disabled={trial === 'runs'}
        onClick={() => trial !== 'runs' && retry()}
      >
        {trial === 'runs' ? copy.retrying : copy.retry}
      </button>
    </MissingMedia>
  );
}
