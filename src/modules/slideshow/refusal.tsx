import { copy } from './copy';

/** Shown when the browser blocks autoplay; the button is the required user gesture. */
export function AutoplayNotice({ onPlay }: { onPlay: () => void }) {
  return (
    <div role="alert" className="slideshow-autoplay-notice">
      <p>{copy.autoplayBlocked}</p>
      <button type="button" className="button" onClick={onPlay}>
        {copy.playSound}
      </button>
    </div>
  );
}
