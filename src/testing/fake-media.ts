import { vi } from 'vitest';

const fire = (media: HTMLMediaElement, type: string) => media.dispatchEvent(new Event(type));

/** Makes media elements fire the events of real ones; `blockPlaying` makes `play` reject. */
export function fakeMedia() {
  const playing = new Set<HTMLMediaElement>();
  let fault: unknown = null;

  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (fault) throw fault;
    if (playing.has(this)) return;
    playing.add(this);
    fire(this, 'play');
    fire(this, 'playing');
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (playing.delete(this)) fire(this, 'pause');
  });
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});

  return {
    playing,
    load,
    blockPlaying: (error: unknown) => (fault = error),
    end(media: HTMLMediaElement) {
      playing.delete(media);
      fire(media, 'pause');
      fire(media, 'ended');
    },
    setDuration(media: HTMLMediaElement, seconds: number) {
      Object.defineProperty(media, 'duration', { value: seconds, configurable: true });
      fire(media, 'durationchange');
    },
  };
}
