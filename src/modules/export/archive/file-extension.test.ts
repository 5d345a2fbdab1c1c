import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extensionOf } from './file-extension';

const file = (start: string, type = 'application/octet-stream') =>
  new Blob([Buffer.from(start, 'latin1'), 'en de rest'], { type });
const box = (...brands: string[]) => `\0\0\0\x1cftyp${brands.join('')}`;

it.each([
  ['image/webp', '/foto', 'webp'],
  ['IMAGE/JPEG; charset=binary', '/foto.png', 'jpg'],
  ['application/octet-stream', '/x/film.MP4?token=1', 'mp4'],
  ['', '/x/stem.mp3#t=1', 'mp3'],
  ['application/octet-stream', '/x/cadeau.exe', 'bin'],
  ['application/x-msdownload', '/x/cadeau.exe', 'bin'],
  ['', '/zonder', 'bin'],
])('%s at %s gets the extension %s where its bytes tell nothing', async (type, url, extension) => {
  expect(await extensionOf(file('', type), url)).toBe(extension);
});

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0', 'jpg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['a GIF', 'GIF89a', 'gif'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['an AVIF', box('avif', '\0\0\0\0', 'avif', 'mif1'), 'avif'],
  ['an AVIF that is first a picture', box('mif1', '\0\0\0\0', 'miaf', 'avif'), 'avif'],
  ['an HEIC', box('heic', '\0\0\0\0', 'mif1', 'heic'), 'heic'],
  ['an HEIC that is first a picture', box('mif1', '\0\0\0\0', 'mif1', 'heic'), 'heic'],
  ['a TIFF', 'MM\0*\0\0\0\x08', 'tif'],
  ['a JPEG XL', '\xff\x0a', 'jxl'],
  ['a bitmap', 'BM\x36\x10\0\0\0\0\0\0', 'bmp'],
  ['an MP3 with tags', 'ID3\x04\0', 'mp3'],
  ['an MP3', '\xff\xfb\x90', 'mp3'],
  ['an MP3 of a low rate', '\xff\xf3\x40', 'mp3'],
  ['AAC', '\xff\xf1\x50', 'aac'],
  ['an M4A', box('M4A ', '\0\0\0\0', 'isom'), 'm4a'],
  ['an Ogg', `OggS${'\0'.repeat(24)}\x01vorbis`, 'ogg'],
  ['Opus', `OggS${'\0'.repeat(24)}OpusHead`, 'opus'],
  ['Theora', `OggS${'\0'.repeat(24)}\x80theora`, 'ogv'],
  ['a WAV', 'RIFF\x10\0\0\0WAVEfmt ', 'wav'],
  ['a FLAC', 'fLaC\0', 'flac'],
  ['an AMR', '#!AMR-WB\n', 'amr'],
  ['an AIFF', 'FORM\0\0\0\x10AIFF', 'aif'],
  ['a recording of Core Audio', 'caff\0\x01', 'caf'],
  ['a 3GP', box('3gp4', '\0\0\0\0', 'isom'), '3gp'],
  ['an MP4', box('isom', '\0\0\x02\0', 'isomiso2avc1mp41'), 'mp4'],
  ['a film of QuickTime', box('qt  ', '\0\0\0\0'), 'mov'],
  ['an old film of QuickTime', '\0\0\x10\0moov', 'mov'],
  ['a WebM', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'webm'],
  ['a Matroska', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', 'mkv'],
  ['an AVI', 'RIFF\x10\0\0\0AVI LIST', 'avi'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['captions', '\xef\xbb\xbfWEBVTT\n', 'vtt'],
])('%s gets its extension by its first bytes, whatever the server says', async (_, start, is) => {
  for (const [type, url] of [
    ['application/octet-stream', '/x/9f8e7d'],
    ['image/jpg', '/x/9f8e7d'],
    ['', '/x/cadeau.exe'],
  ] as const) {
    expect(await extensionOf(file(start, type), url)).toBe(is);
  }
});

it.each([
  ['audio/mp4', '/x/stem', box('mp42'), 'm4a'],
  ['application/octet-stream', '/x/stem.M4A', box('mp42'), 'm4a'],
  ['audio/webm; codecs=opus', '/x/stem', '\x1aE\xdf\xa3B\x82\x84webm', 'weba'],
  ['video/mp4', '/x/film', box('mp42'), 'mp4'],
  ['text/vtt', '/x/woorden', '\xff\xfeW\0E\0B\0', 'vtt'],
  ['text/plain', '/x/brief', 'Het free verse', 'txt'],
])(
  '%s at %s tells sound, and text, from what begins alike',
  async (type, url, start, extension) => {
    expect(await extensionOf(file(start, type), url)).toBe(extension);
  },
);

it('knows real files without a media type or a name', async () => {
  const files = ['film.mp4', 'moving.png', 'sound.wma', 'still.avif', 'still.webp', 'turned.jpg'];
  const extensions = await Promise.all(
    files.map((name) => extensionOf(new Blob([readFileSync(`e2e/media/${name}`)]), '/x')),
  );
  expect(extensions).toEqual(['mp4', 'png', 'wmv', 'avif', 'webp', 'jpg']);
});
