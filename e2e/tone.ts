import type { Page } from '@playwright/test';

const rate = 8000;

/** A quiet tone as a WAV file. */
export function tone(seconds: number): Buffer {
  const samples = rate * seconds;
  const wav = Buffer.alloc(44 + samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  for (let index = 0; index < samples; index += 1) {
    wav[44 + index] = 128 + Math.round(20 * Math.sin(index / 3));
  }
  return wav;
}

/** Serves a recording of this many seconds at this path. */
export async function serveTone(page: Page, path: string, seconds: number) {
  const body = tone(seconds);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'audio/wav', headers: { 'accept-ranges': 'bytes' }, body }),
  );
}
