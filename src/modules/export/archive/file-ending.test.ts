import { expect, it } from 'vitest';
import { endingOf } from './file-ending';

it.each([
  ['image/webp', '/foto', 'webp'],
  ['IMAGE/JPEG; charset=binary', '/foto.png', 'jpg'],
  ['application/octet-stream', '/x/film.MP4?token=1', 'mp4'],
  ['', '/x/stem.mp3#t=1', 'mp3'],
  ['application/octet-stream', '/x/cadeau.exe', 'bin'],
  ['application/x-msdownload', '/x/cadeau.exe', 'bin'],
  ['', '/zonder', 'bin'],
])('%s at %s ends in %s', (type, address, ending) => {
  expect(endingOf(type, address)).toBe(ending);
});
