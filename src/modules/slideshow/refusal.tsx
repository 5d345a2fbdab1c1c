import { copy } from './copy';

/** The browser lets nothing sound by itself: one tap, and it does. */
export function Refusal({ onPlay }: { onPlay: () => void }) {
  return (
    <div role="alert" className="telling-refusal">
      <p>{copy.refused}</p>
      <button type="button" className="button" onClick={onPlay}>
        {copy.goOn}
      </button>
    </div>
  );
}
