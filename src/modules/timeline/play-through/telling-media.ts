import { startSounding, stopSounding } from '../audio/sounding';

/** What the one player of a telling says; `visit` is of the scene it was loaded for. */
export interface MediaEvents {
  onDone: (visit: number) => void;
  onBroken: (visit: number) => void;
  /** The browser wants a tap first. */
  onRefused: (visit: number) => void;
  /** Paused by something else: headphones that came off, a phone call. */
  onPaused: () => void;
}

export interface Loaded {
  url: string;
  visit: number;
  poster?: string | undefined;
  captions?: string | undefined;
}

/** Captions of another host need its leave, which has to be asked for the film as well. */
const needsLeave = ({ url, captions }: Loaded) => {
  const host = (address: string) => new URL(address, window.location.href).origin;
  return captions !== undefined && host(captions) !== host('') && host(captions) === host(url);
};

function addCaptions(element: HTMLVideoElement, url: string) {
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', srclang: 'nl', label: 'Nederlands', src: url });
  track.default = true;
  element.append(track);
  if (track.track) track.track.mode = 'showing';
}

/**
 * One element for all recordings and films of a telling: a phone that lets it sound once, after a
 * tap, lets it sound again with another recording, but would refuse a new element.
 */
export function createTellingMedia(events: MediaEvents) {
  const element = document.createElement('video');
  element.playsInline = true;
  element.preload = 'auto';
  let loaded: Loaded | null = null;
  let isWanted = false;

  const fail = () => loaded && events.onBroken(loaded.visit);
  element.addEventListener('ended', () => loaded && events.onDone(loaded.visit));
  element.addEventListener('error', fail);
  element.addEventListener('pause', () => {
    stopSounding(element);
    if (isWanted && element.paused && !element.ended) events.onPaused();
  });

  const pause = () => {
    isWanted = false;
    element.pause();
    stopSounding(element);
  };
  return {
    element,
    load(next: Loaded | null) {
      pause();
      element.replaceChildren();
      loaded = next;
      if (!next) {
        element.removeAttribute('src');
        element.removeAttribute('poster');
        element.load();
        return;
      }
      element.poster = next.poster ?? '';
      element.crossOrigin = needsLeave(next) ? 'anonymous' : null;
      element.src = next.url;
      if (next.captions) addCaptions(element, next.captions);
    },
    play(rate: number) {
      const visit = loaded?.visit;
      if (visit === undefined) return;
      isWanted = true;
      element.preservesPitch = true;
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      startSounding(element);
      element.play().catch((error: unknown) => {
        if (loaded?.visit !== visit) return;
        const name = error instanceof DOMException ? error.name : '';
        if (name === 'NotAllowedError') {
          isWanted = false;
          events.onRefused(visit);
        } else if (name !== 'AbortError') fail();
      });
    },
    pause,
    end() {
      loaded = null;
      pause();
      element.removeAttribute('src');
      element.load();
    },
  };
}
