export type KeyAction = 'toggle' | 'play' | 'pause' | 'next' | 'previous' | 'up' | 'down' | 'close';

interface Key {
  key: string;
  keyCode: number;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const actions: Record<string, KeyAction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageDown: 'down',
  PageUp: 'up',
  Enter: 'toggle',
  ' ': 'toggle',
  Escape: 'close',
  GoBack: 'close',
  BrowserBack: 'close',
  XF86Back: 'close',
  MediaPlayPause: 'toggle',
  MediaPlay: 'play',
  MediaPause: 'pause',
  MediaStop: 'pause',
  MediaTrackNext: 'next',
  MediaTrackPrevious: 'previous',
  MediaFastForward: 'next',
  MediaRewind: 'previous',
};

/** Key codes of remote controls without a `key` name (webOS, Tizen). */
const codes: Record<number, KeyAction> = {
  19: 'pause',
  412: 'previous',
  413: 'pause',
  415: 'play',
  417: 'next',
  461: 'close',
  10009: 'close',
  10232: 'previous',
  10233: 'next',
  10252: 'toggle',
};

/** The action of a key; null for Enter and Space on a button, which activate it. */
export function keyAction(key: Key, isOnButton: boolean): KeyAction | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  if (isOnButton && (key.key === 'Enter' || key.key === ' ')) return null;
  return actions[key.key] ?? codes[key.keyCode] ?? null;
}
