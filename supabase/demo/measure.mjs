// Writes what can be measured (size, length, peaks) into the metadata of seed.sql.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT, SEED, ffmpeg, run } from './files.mjs';

const probe = (path) =>
  JSON.parse(
    run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=width,height:format=duration',
      '-of',
      'json',
      path,
    ]),
  );

function peaks(path, count = 50) {
  const raw = ffmpeg('-i', path, '-f', 's16le', '-ac', '1', '-ar', '12000', '-');
  const samples = new Int16Array(raw.buffer, raw.byteOffset, raw.length >> 1);
  const step = samples.length / count;
  const tops = Array.from({ length: count }, (_, i) =>
    samples
      .slice(Math.floor(i * step), Math.floor((i + 1) * step))
      .reduce((max, v) => Math.max(max, Math.abs(v)), 0),
  );
  const loudest = Math.max(...tops);
  return tops.map((v) => Math.round((v / loudest) * 100) / 100);
}

function facts(url) {
  const path = join(OUTPUT, '..', url);
  if (!existsSync(path)) return {};
  const { streams, format } = probe(path);
  const picture = streams.find((stream) => stream.width);
  const seconds = Math.round(Number(format.duration) * 10) / 10;
  return {
    ...(/\.(mp3|mp4)$/.test(url) && { duration: seconds }),
    ...(picture && { width: picture.width, height: picture.height }),
    ...(url.endsWith('.mp3') && { peaks: peaks(path) }),
  };
}

/** Every row of seed.sql names its media and then its metadata; the measured keys are replaced. */
export function measure() {
  if (!existsSync(SEED)) return;
  const sql = readFileSync(SEED, 'utf8');
  const row = /'(\/demo\/[^']+\.(?:webp|gif|mp3|mp4))',([^{}]*?)'(\{(?:[^']|'')*\})'/g;
  const measured = sql.replace(row, (_, url, between, json) => {
    const metadata = { ...JSON.parse(json.replaceAll("''", "'")), ...facts(url) };
    const text = JSON.stringify(metadata).replaceAll('","', '", "').replaceAll("'", "''");
    return `'${url}',${between}'${text}'`;
  });
  writeFileSync(SEED, measured);
}
