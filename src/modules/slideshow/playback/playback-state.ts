import { sceneMs } from '../scenes/reading-time';
import { endScene, pictureOf, soundOf, titleScene, type Scene } from '../scenes/scenes';

/** The clock of a story that tells itself, as a function of what happens. */

export const speeds = ['slower', 'usual', 'faster'] as const;
export type Speed = (typeof speeds)[number];

/** Voices are never slowed down: that makes them sound ill. */
const paces: Record<Speed, { reading: number; sound: number }> = {
  slower: { reading: 0.7, sound: 1 },
  usual: { reading: 1, sound: 1 },
  faster: { reading: 1.5, sound: 1.25 },
};
export const soundRate = (speed: Speed) => paces[speed].sound;

/** So long nothing may come from the network before the words are told without it. */
const patienceMs = 15_000;
/** A voice that has ended rings on for a moment. */
const afterSoundMs = 1500;

export interface Telling {
  scenes: readonly Scene[];
  scene: Scene;
  /** Title and description of the story, as its first scene shows them. */
  titleWords: string;
  /** Grows with each scene that begins, also when the same one begins again. */
  visit: number;
  isPlaying: boolean;
  /** The browser lets nothing sound before somebody taps. */
  isRefused: boolean;
  speed: Speed;
  /** Of the scene: what it has to wait for. */
  media: 'none' | 'awaited' | 'done' | 'broken';
  /** How much of its reading time has gone, and how long it has waited in vain. */
  toldMs: number;
  waitedMs: number;
  /** Where its recording or film is, and how long that lasts, in seconds. */
  position: number;
  length: number;
}

export type TellingAction =
  | { type: 'play' | 'pause' | 'toggle' | 'next' | 'previous' | 'again' | 'change-speed' }
  | { type: 'go-to'; key: string }
  | { type: 'scenes'; scenes: readonly Scene[] }
  | { type: 'tick'; ms: number; position?: number; length?: number }
  | { type: 'media-done' | 'media-broken' | 'refused'; visit: number };

function begin(scene: Scene) {
  const waits = soundOf(scene) ?? pictureOf(scene);
  return {
    scene,
    media: waits === null ? 'none' : 'awaited',
    isRefused: false,
    toldMs: 0,
    waitedMs: 0,
    position: 0,
    length: (scene.kind === 'moment' && scene.item.metadata.duration) || 0,
  } as const;
}

export function startTelling(
  scenes: readonly Scene[],
  titleWords: string,
  startKey?: string,
): Telling {
  const scene = scenes.find(({ key }) => key === startKey) ?? titleScene;
  return { scenes, titleWords, visit: 0, isPlaying: true, speed: 'usual', ...begin(scene) };
}

export const lengthOf = (state: Telling) =>
  sceneMs(state.scene, state.titleWords, state.media === 'broken');

export const isSounding = (state: Telling) =>
  soundOf(state.scene) !== null && state.media === 'awaited';

/** Whether anything moves on by itself. */
export const isTelling = (state: Telling) =>
  state.isPlaying && !state.isRefused && state.scene.kind !== 'end';

/** How far the words of the scene should have been read: 0 to 1. */
export function readSoFar(state: Telling): number {
  const bySound = isSounding(state) && state.length > 0 ? state.position / state.length : 0;
  const isSpoken = state.scene.kind === 'moment' && state.scene.item.metadata.transcript;
  if (isSounding(state) && isSpoken) return Math.min(1, bySound);
  return Math.min(1, state.toldMs / lengthOf(state));
}

const enter = (state: Telling, scene: Scene): Telling => ({
  ...state,
  ...begin(scene),
  visit: state.visit + 1,
});

const placeOf = ({ scenes, scene }: Telling) => scenes.findIndex(({ key }) => key === scene.key);

function goOn(state: Telling): Telling {
  const next = state.scenes[placeOf(state) + 1];
  return state.scene.kind === 'end' || !next ? state : enter(state, next);
}

/** Back to a moment rather than to the card before it, which would lead on at once. */
function goBack(state: Telling): Telling {
  const before = state.scenes.slice(0, Math.max(0, placeOf(state)));
  return enter(state, before.findLast(({ kind }) => kind !== 'chapter') ?? titleScene);
}

/** Others changed the story: what one looks at stays, unless it is no longer there. */
function withScenes(state: Telling, scenes: readonly Scene[]): Telling {
  const { scene } = state;
  const now = scenes.find(({ key }) => key === scene.key);
  if (!now) {
    const there = new Set(scenes.map(({ key }) => key));
    const later = state.scenes.slice(placeOf(state) + 1).find(({ key }) => there.has(key));
    const next = scenes.find(({ key }) => key === later?.key) ?? endScene;
    return enter({ ...state, scenes }, next);
  }
  const isOther = soundOf(now) !== soundOf(scene) || pictureOf(now) !== pictureOf(scene);
  return isOther ? enter({ ...state, scenes }, now) : { ...state, scenes, scene: now };
}

function tick(state: Telling, action: Extract<TellingAction, { type: 'tick' }>): Telling {
  if (!isTelling(state)) return state;
  const { position = state.position, length = state.length } = action;
  const isAwaited = state.media === 'awaited';
  const waitedMs = isAwaited && position === state.position ? state.waitedMs + action.ms : 0;
  if (waitedMs > patienceMs) return { ...state, media: 'broken', toldMs: 0, waitedMs: 0 };
  // Nobody looks at a picture that has not come.
  const counts = !isAwaited || soundOf(state.scene) !== null;
  const toldMs = state.toldMs + (counts ? action.ms * paces[state.speed].reading : 0);
  const now = { ...state, position, length, waitedMs, toldMs };
  return !isAwaited && toldMs >= lengthOf(state) ? goOn(now) : now;
}

function end(state: Telling, media: 'done' | 'broken'): Telling {
  if (state.media !== 'awaited') return state;
  const wasHeard = media === 'done' && soundOf(state.scene) !== null;
  const ended = { ...state, media, waitedMs: 0, position: wasHeard ? state.length : 0 };
  const rest = lengthOf(ended) - afterSoundMs;
  return { ...ended, toldMs: wasHeard ? Math.min(state.toldMs, rest) : 0 };
}

export function tell(state: Telling, action: TellingAction): Telling {
  switch (action.type) {
    case 'play':
      return { ...state, isPlaying: true, isRefused: false };
    case 'pause':
      return { ...state, isPlaying: false };
    case 'toggle':
      if (state.scene.kind === 'end') return tell(state, { type: 'again' });
      return tell(state, { type: isTelling(state) ? 'pause' : 'play' });
    case 'next':
      return goOn(state);
    case 'previous':
      return goBack(state);
    case 'again':
      return enter({ ...state, isPlaying: true }, titleScene);
    case 'go-to': {
      const scene = state.scenes.find(({ key }) => key === action.key);
      return scene ? enter(state, scene) : state;
    }
    case 'change-speed': {
      const next = speeds[(speeds.indexOf(state.speed) + 1) % speeds.length];
      return { ...state, speed: next ?? 'usual' };
    }
    case 'scenes':
      return withScenes(state, action.scenes);
    case 'tick':
      return tick(state, action);
    default:
      // What an earlier scene still had to say.
      if (action.visit !== state.visit) return state;
      if (action.type === 'refused') return { ...state, isRefused: true };
      return end(state, action.type === 'media-done' ? 'done' : 'broken');
  }
}
