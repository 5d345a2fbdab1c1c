/** Playback in one tab of the site pauses that of the others. */

let channel: BroadcastChannel | undefined;

/** Pauses other tabs, and calls `pause` when another tab starts to play. The message holds nothing. */
export function claimPlayback(pause: () => void) {
  if (!('BroadcastChannel' in globalThis)) return;
  if (!channel) {
    channel = new BroadcastChannel('anekdotes-playback');
    channel.addEventListener('message', pause);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel.postMessage(null);
}

/** Without a channel while nothing plays, the browser can keep the page for Back. */
export function releasePlayback() {
  channel?.close();
  channel = undefined;
}
