import { expect, it } from 'vitest';
import { extensionOf } from './file-extension';

it.each([
  ['image/webp', '/foto', 'webp'],
  ['IMAGE/JPEG; charset=binary', '/foto.png', 'jpg'],
  ['application/octet-stream', '/x/film.MP4?token=1', 'mp4'],
  ['', '/x/stem.mp3#t=1', 'mp3'],
  ['application/octet-stream', '/x/cadeau.exe', 'bin'],
  ['application/x-msdownload', '/x/cadeau.exe', 'bin'],
  ['', '/zonder', 'bin'],
])('%s at %s gets the extension %s', (type, url, extension) => {
  expect(extensionOf(type, url)).toBe(extension);
});
