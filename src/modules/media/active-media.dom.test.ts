import { afterEach, expect, it, vi } from 'vitest';

interface Media {
  pause: () => void;
}

/** The module as a new tab has it; the tab before it must have loaded what it needs. */
async function openTab() {
  vi.resetModules();
  return await import('./active-media');
}

/** A recording that, as a real one, reports a pause to the tab. */
function playIn(tab: Awaited<ReturnType<typeof openTab>>) {
  const pause = vi.fn();
  const media: Media = {
    pause: () => {
      pause();
      tab.deactivateMedia(media);
    },
  };
  tab.activateMedia(media);
  return { media, pause };
}

/** What a third tab hears. */
const messages: unknown[] = [];
new BroadcastChannel('anekdotes-playback').addEventListener('message', ({ data }: MessageEvent) => {
  messages.push(data);
});
afterEach(() => {
  messages.length = 0;
  vi.unstubAllGlobals();
});

it('pauses what plays in another tab, and says nothing else', async () => {
  const first = playIn(await openTab());
  await vi.waitFor(() => expect(messages).toEqual([null]));
  const second = playIn(await openTab());
  await vi.waitFor(() => expect(first.pause).toHaveBeenCalledOnce());
  expect(second.pause).not.toHaveBeenCalled();
  expect(messages).toEqual([null, null]);
  second.media.pause();
});

it('does not listen when nothing plays', async () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  const { media } = playIn(await openTab());
  await vi.waitFor(() => expect(messages).toEqual([null]));
  expect(close).not.toHaveBeenCalled();
  media.pause();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('plays in a browser without channels', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const { pause } = playIn(await openTab());
  expect(pause).not.toHaveBeenCalled();
});
