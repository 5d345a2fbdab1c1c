import { getReadingMs } from '../scenes/reading-time';
import type { SentencePhase } from '../voice/speech/speak';
import { endScene, getPictureUrl, getMediaUrl, titleScene, type Scene } from '../scenes/scenes';

/** The state of the slideshow as a reducer; ticks of a clock are actions. */

export const slideshowSpeeds = ['slower', 'normal', 'faster'] as const;
export type SlideshowSpeed = (typeof slideshowSpeeds)[number];

/** Speech is never slowed down, because it sounds distorted. */
const rates: Record<SlideshowSpeed, { text: number; media: number }> = {
  slower: { text: 0.7, media: 1 },
  normal: { text: 1, media: 1 },
  faster: { text: 1.5, media: 1.25 },
};
export const getMediaRate = (speed: SlideshowSpeed) => rates[speed].media;

/** Media that makes no progress for this long counts as broken. */
const mediaTimeoutMs = 15_000;
/** Pause between the end of a recording and the next scene. */
const pauseAfterMediaMs = 1500;
/** Silence between what the voice tells and the next scene. */
const silenceMs = 2000;

export interface PlaybackState {
  scenes: readonly Scene[];
  scene: Scene;
  /** Title and description of the story, as its first scene shows them. */
  titleText: string;
  /** Increases with each scene that starts, also when the same scene restarts. */
  visit: number;
  isPlaying: boolean;
  /** The browser blocks autoplay until a user gesture. */
  isAutoplayBlocked: boolean;
  speed: SlideshowSpeed;
  /** The voice tells the story: the end of speech and of media sets the pace. */
  isReadAloud: boolean;
  /** The number of the line that the voice says. */
  line: number;
  /**
   * Whether that line waits for its start, waits so long that the reader is told, or is being said; at the
   * end, all lines of the scene were said.
   */
  speech: SentencePhase | 'done';
  /** Loading and playback state of the media of the scene. */
  media: 'none' | 'awaited' | 'done' | 'broken';
  /** Elapsed reading time, and time without progress of pending media. */
  elapsedMs: number;
  waitedMs: number;
  /** What to tell of the last pause; null until the first one. */
  told: 'paused' | 'resumed' | null;
  /** Current time and duration of the recording or video, in seconds. */
  position: number;
  length: number;
}

export type PlaybackAction =
  | { type: 'play' | 'pause' | 'toggle' | 'next' | 'previous' | 'again' | 'change-speed' }
  | { type: 'go-to'; key: string }
  | { type: 'read-aloud'; isOn: boolean; key?: string }
  /** The voice is looked for: nothing moves meanwhile. */
  | { type: 'hold' }
  /** A line is next, and its phase changes. */
  | { type: 'line'; visit: number; line: number; phase?: SentencePhase }
  /** `line` is the number of lines. */
  | { type: 'speech-done'; visit: number; line: number }
  | { type: 'scenes'; scenes: readonly Scene[] }
  | { type: 'tick'; ms: number; position?: number; length?: number }
  | { type: 'media-done' | 'media-broken' | 'refused'; visit: number };

function initScene(scene: Scene) {
  const awaitedUrl = getMediaUrl(scene) ?? getPictureUrl(scene);
  return {
    scene,
    media: awaitedUrl === null ? 'none' : 'awaited',
    isAutoplayBlocked: false,
    line: 0,
    speech: 'awaited',
    elapsedMs: 0,
    waitedMs: 0,
    position: 0,
    length: (scene.kind === 'item' && scene.item.metadata.duration) || 0,
  } as const;
}

export function initPlayback(
  scenes: readonly Scene[],
  titleText: string,
  startKey?: string,
): PlaybackState {
  const scene = scenes.find(({ key }) => key === startKey) ?? titleScene;
  return {
    scenes,
    titleText,
    visit: 0,
    isPlaying: true,
    isReadAloud: false,
    told: null,
    speed: 'normal',
    ...initScene(scene),
  };
}

export const getSceneMs = (state: PlaybackState) =>
  state.isReadAloud
    ? silenceMs
    : getReadingMs(state.scene, state.titleText, state.media === 'broken');

/** Whether the voice has not said all of the scene. */
export const hasSpeechToCome = ({ isReadAloud, speech }: PlaybackState) =>
  isReadAloud && speech !== 'done';

/** Whether the voice speaks; also at the end, where the clock stands still. */
export const isSpeaking = (state: PlaybackState) =>
  hasSpeechToCome(state) && state.isPlaying && !state.isAutoplayBlocked;

/** Whether the recording or video of the scene plays, or waits to be played. */
export const hasUnfinishedMedia = (state: PlaybackState) =>
  getMediaUrl(state.scene) !== null && state.media === 'awaited' && !hasSpeechToCome(state);

/** Whether the slideshow advances by itself. */
export const isRunning = (state: PlaybackState) =>
  state.isPlaying && !state.isAutoplayBlocked && state.scene.kind !== 'end';

/** Expected reading progress of the text, from 0 to 1. */
export function getReadProgress(state: PlaybackState): number {
  const mediaProgress =
    hasUnfinishedMedia(state) && state.length > 0 ? state.position / state.length : 0;
  const hasTranscript = state.scene.kind === 'item' && state.scene.item.metadata.transcript;
  if (hasUnfinishedMedia(state) && hasTranscript) return Math.min(1, mediaProgress);
  // The voice says which line is read.
  if (state.isReadAloud) return 0;
  return Math.min(1, state.elapsedMs / getSceneMs(state));
}

const enterScene = (state: PlaybackState, scene: Scene): PlaybackState => ({
  ...state,
  ...initScene(scene),
  visit: state.visit + 1,
});

const getSceneIndex = ({ scenes, scene }: PlaybackState) =>
  scenes.findIndex(({ key }) => key === scene.key);

function goToNext(state: PlaybackState): PlaybackState {
  const next = state.scenes[getSceneIndex(state) + 1];
  return state.scene.kind === 'end' || !next ? state : enterScene(state, next);
}

/** Skips chapter cards, because they would advance to the next item again. */
function goToPrevious(state: PlaybackState): PlaybackState {
  // With the voice: the same item once more, unless it has only just begun.
  if (state.isReadAloud && state.scene.kind === 'item' && state.line > 0)
    return enterScene(state, state.scene);
  const earlierScenes = state.scenes.slice(0, Math.max(0, getSceneIndex(state)));
  const previous = earlierScenes.filter(({ kind }) => kind !== 'chapter').at(-1);
  return enterScene(state, previous ?? titleScene);
}

/** Keeps the current scene after a live change, unless its item was removed. */
function replaceScenes(state: PlaybackState, scenes: readonly Scene[]): PlaybackState {
  const { scene } = state;
  const updatedScene = scenes.find(({ key }) => key === scene.key);
  if (!updatedScene) {
    const keys = new Set(scenes.map(({ key }) => key));
    const laterScene = state.scenes
      .slice(getSceneIndex(state) + 1)
      .find(({ key }) => keys.has(key));
    const next = scenes.find(({ key }) => key === laterScene?.key) ?? endScene;
    return enterScene({ ...state, scenes }, next);
  }
  const hasOtherMedia =
    getMediaUrl(updatedScene) !== getMediaUrl(scene) ||
    getPictureUrl(updatedScene) !== getPictureUrl(scene);
  return hasOtherMedia
    ? enterScene({ ...state, scenes }, updatedScene)
    : { ...state, scenes, scene: updatedScene };
}

function advanceClock(
  state: PlaybackState,
  action: Extract<PlaybackAction, { type: 'tick' }>,
): PlaybackState {
  if (!isRunning(state) || hasSpeechToCome(state)) return state;
  const { position = state.position, length = state.length } = action;
  const isPending = state.media === 'awaited';
  const waitedMs = isPending && position === state.position ? state.waitedMs + action.ms : 0;
  if (waitedMs > mediaTimeoutMs) return finishMedia(state, 'broken');
  // Reading time starts when the picture has loaded; the silence after media of any kind.
  const isCounting = !isPending || (getMediaUrl(state.scene) !== null && !state.isReadAloud);
  const rate = state.isReadAloud ? 1 : rates[state.speed].text;
  const elapsedMs = state.elapsedMs + (isCounting ? action.ms * rate : 0);
  const now = { ...state, position, length, waitedMs, elapsedMs };
  return !isPending && elapsedMs >= getSceneMs(state) ? goToNext(now) : now;
}

function finishMedia(state: PlaybackState, media: 'done' | 'broken'): PlaybackState {
  if (state.media !== 'awaited') return state;
  const isHeard = media === 'done' && getMediaUrl(state.scene) !== null;
  const ended = { ...state, media, waitedMs: 0, position: isHeard ? state.length : 0 };
  // The voice tells the transcript of a recording that cannot be heard.
  if (state.isReadAloud && media === 'broken') return { ...ended, speech: 'awaited', elapsedMs: 0 };
  const maxElapsedMs = getSceneMs(ended) - pauseAfterMediaMs;
  const canCount = isHeard && !state.isReadAloud;
  return { ...ended, elapsedMs: canCount ? Math.min(state.elapsedMs, maxElapsedMs) : 0 };
}

export function reducePlayback(state: PlaybackState, action: PlaybackAction): PlaybackState {
  switch (action.type) {
    case 'play':
      return {
        ...state,
        isPlaying: true,
        isAutoplayBlocked: false,
        told: state.told && 'resumed',
      };
    case 'pause':
      return { ...state, isPlaying: false, told: 'paused' };
    case 'hold':
      return { ...state, isPlaying: false };
    case 'toggle':
      if (state.scene.kind === 'end') return reducePlayback(state, { type: 'again' });
      return reducePlayback(state, { type: isRunning(state) ? 'pause' : 'play' });
    case 'next':
      return goToNext(state);
    case 'previous':
      return goToPrevious(state);
    case 'again':
      return enterScene({ ...state, isPlaying: true }, titleScene);
    case 'go-to': {
      const scene = state.scenes.find(({ key }) => key === action.key);
      return scene ? enterScene(state, scene) : state;
    }
    case 'read-aloud': {
      const { isOn, key } = action;
      const other = state.scene.kind === 'end' ? titleScene : state.scene;
      const scene = state.scenes.find((one) => one.key === key) ?? other;
      if (isOn) return enterScene({ ...state, isPlaying: true, isReadAloud: true }, scene);
      return { ...state, isPlaying: false, isReadAloud: false, elapsedMs: 0, told: 'paused' };
    }
    case 'change-speed': {
      const next =
        slideshowSpeeds[(slideshowSpeeds.indexOf(state.speed) + 1) % slideshowSpeeds.length];
      return { ...state, speed: next ?? 'normal' };
    }
    case 'scenes':
      return replaceScenes(state, action.scenes);
    case 'tick':
      return advanceClock(state, action);
    default:
      // A media event of an earlier scene.
      if (action.visit !== state.visit) return state;
      if (action.type === 'line')
        return { ...state, line: action.line, speech: action.phase ?? 'awaited' };
      if (action.type === 'speech-done')
        return { ...state, line: action.line, speech: 'done', elapsedMs: 0, waitedMs: 0 };
      if (action.type === 'refused') return { ...state, isAutoplayBlocked: true };
      return finishMedia(state, action.type === 'media-done' ? 'done' : 'broken');
  }
}
