import { expect, it } from 'vitest';
import { readCaptions } from './read-captions';

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.500\nKijk, het café van André\n';
const srt = vtt
  .replace('WEBVTT\n\n', '1\n')
  .replaceAll(/(\d\d)\.(\d{3})/g, '$1,$2')
  .replaceAll('\n', '\r\n');

it.each([
  ['WebVTT', Buffer.from(vtt)],
  ['WebVTT with a byte order mark', Buffer.from(`\uFEFF${vtt}`)],
  ['WebVTT with commas in its times', Buffer.from(vtt.replaceAll(/(\d\d)\.(\d{3})/g, '$1,$2'))],
  ['WebVTT below empty lines', Buffer.from(`\n\n${vtt}`)],
  ['WebVTT in windows-1252', Buffer.from(vtt, 'latin1')],
  ['WebVTT in UTF-16', utf16(vtt, false)],
  ['WebVTT in UTF-16 with a byte order mark', utf16(`\uFEFF${vtt}`, false)],
  ['WebVTT in UTF-16, high byte first', utf16(vtt, true)],
  ['WebVTT in UTF-16, high byte first, with a byte order mark', utf16(`\uFEFF${vtt}`, true)],
])('%s is read', (_, bytes) => {
  expect(readCaptions(bytes)).toBe(vtt);
});

it.each([
  ['SRT', Buffer.from(srt)],
  ['SRT in windows-1252', Buffer.from(srt, 'latin1')],
])('%s is read', (_, bytes) => {
  expect(readCaptions(bytes)).toBe(vtt.replace('WEBVTT\n\n', 'WEBVTT\n\n1\n'));
});

it.each([
  ['00:01.000 --> 00:04.000', '00:00:01.000 --> 00:00:04.000'],
  ['0:00:01,5 --> 0:00:04', '00:00:01.500 --> 00:00:04.000'],
  ['00:00:01,000-->00:00:04,000  line:0 align:start', undefined],
  ['100:00:01.000 --> 100:00:04.000', '100:00:01.000 --> 100:00:04.000'],
])('the times %s are written as WebVTT has them', (times, expected) => {
  const read = readCaptions(Buffer.from(`WEBVTT - Oma\n\nSTYLE\n::cue {}\n\n${times}\nDag`));
  expect(read).toBe(
    `WEBVTT - Oma\n\nSTYLE\n::cue {}\n\n${expected ?? '00:00:01.000 --> 00:00:04.000  line:0 align:start'}\nDag\n`,
  );
});

it.each([
  ['nothing', ''],
  ['only a header', 'WEBVTT\n'],
  ['only notes', 'WEBVTT\n\nNOTE nog te doen\n'],
  ['a time without a text', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n'],
  ['a page', '<!doctype html><title>Inloggen</title>'],
  ['a film', '\0\0\0\x18ftypmp42'],
])('%s has no cue', (_, text) => {
  expect(readCaptions(Buffer.from(text, 'latin1'))).toBeNull();
});
