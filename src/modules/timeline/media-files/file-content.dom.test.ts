import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { cannotDecode, checkMedia, isMoving } from './file-content';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: () => Response) => {
  const fetched = vi.fn(async () => response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const bytes = (type = 'image/heic', status = 200) =>
  new Response('ftypheic', { status, headers: { 'content-type': type } });
/** An element that reports `event` as soon as it has a source. */
function probeOf(event: string, tag: 'img' | 'video' = 'img') {
  const probe = document.createElement(tag);
  const setSource = vi.fn(() => void probe.dispatchEvent(new Event(event)));
  Object.defineProperty(probe, 'src', { set: setSource });
  return { probe, setSource };
}

test.each([
  ['arrives and fails again', () => bytes(), 'error', true],
  ['arrives and loads this time', () => bytes(), 'load', false],
  ['is missing', () => bytes('image/heic', 404), 'error', false],
  ['is a page of the host', () => bytes('text/html; charset=utf-8'), 'error', false],
  ['is empty', () => new Response(null), 'error', false],
])('a picture that %s', async (_, response, event, expected) => {
  answer(response);
  expect(await cannotDecode('/demo/foto.heic', probeOf(event).probe)).toBe(expected);
});

test('without a connection, the file is not loaded again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { probe, setSource } = probeOf('error');
  expect(await cannotDecode('/demo/foto.heic', probe)).toBe(false);
  expect(setSource).not.toHaveBeenCalled();
});

test('another host is not asked', async () => {
  const fetched = answer(() => bytes());
  expect(await cannotDecode('https://elders.test/foto.heic', probeOf('error').probe)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('a video that loads now is not undecodable', async () => {
  answer(() => bytes('video/mp4'));
  expect(await cannotDecode('/demo/film.mp4', probeOf('loadedmetadata', 'video').probe)).toBe(
    false,
  );
});

test('an element is checked once for its event and the rejection of play', async () => {
  const fetched = answer(() => bytes('video/mp4', 404));
  const video = document.createElement('video');
  video.src = '/demo/film.mp4';
  const report = vi.fn();
  await Promise.all([checkMedia(video, report), checkMedia(video, report)]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

const media = (name: string) => new Response(readFileSync(`e2e/media/${name}`));
test.each([
  ['moving.gif', true],
  ['moving.webp', true],
  ['moving.avif', true],
  ['moving.png', true],
  // Its frames are not counted.
  ['still.gif', true],
  ['still.webp', false],
  ['still.avif', false],
  ['still.png', false],
  ['turned.jpg', false],
])('%s counts as moving: %s', async (name, expected) => {
  answer(() => media(name));
  expect(await isMoving('/demo/foto.jpg')).toBe(expected);
});

test('a picture of another host is not read', async () => {
  const fetched = answer(() => media('moving.gif'));
  expect(await isMoving('https://elders.test/a.jpg')).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
