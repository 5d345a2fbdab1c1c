/** Reads captions as browsers do not: SRT, and other encodings than UTF-8. */

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(\s.*)?$`);

/** Where a text has no byte order mark, the zeros of its first letter tell UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff || second === 0) return 'utf-16le';
  return first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
}

function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const vttTime = (hours = '0', minutes = '', seconds = '', fraction = '') =>
  `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${fraction.padEnd(3, '0')}`;

/** The captions as WebVTT; null without a cue. */
export function readCaptions(bytes: Uint8Array): string | null {
  const lines = decodeText(bytes)
    .trim()
    .split(/\r\n?|\n/);
  let hasCue = false;
  const vtt = lines.map((line, index) => {
    const parts = timing.exec(line);
    if (!parts) return line;
    hasCue ||= Boolean(lines[index + 1]?.trim());
    const [start, end] = [vttTime(...parts.slice(1, 5)), vttTime(...parts.slice(5, 9))];
    return `${start} --> ${end}${parts[9] ?? ''}`;
  });
  if (!hasCue) return null;
  return [...(/^WEBVTT(?!\S)/.test(lines[0]!) ? [] : ['WEBVTT', '']), ...vtt, ''].join('\n');
}
