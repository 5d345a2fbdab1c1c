// Measures the files (size, duration, peaks, preview, colour) and writes the values to the metadata in seed.sql.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT, SEED, ffmpeg, run } from './files.mjs';

const mostPreview = 600;

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

/** Sixteen pixels wide, as a `data:` address. */
function preview(path) {
  const scale = 'scale=16:-1:flags=area';
  const webp = ffmpeg(
    '-i',
    path,
    '-frames:v',
    '1',
    '-vf',
    scale,
    '-c:v',
    'libwebp',
    '-q:v',
    '40',
    '-f',
    'webp',
    '-',
  );
  const address = `data:image/webp;base64,${webp.toString('base64')}`;
  if (address.length > mostPreview) throw new Error(`The preview of ${path} is too large`);
  return address;
}

/** The most frequent colour, in steps of a sixteenth, as `#rrggbb`. */
function dominantColor(path) {
  const raw = ffmpeg(
    '-i',
    path,
    '-frames:v',
    '1',
    '-vf',
    'scale=48:36:flags=area',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-',
  );
  const groups = new Map();
  for (let i = 0; i < raw.length; i += 3) {
    const pixel = [raw[i], raw[i + 1], raw[i + 2]];
    const key = pixel.map((value) => value >> 4).join();
    groups.set(key, [...(groups.get(key) ?? []), pixel]);
  }
  const most = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a));
  const mean = [0, 1, 2].map(
    (channel) => most.reduce((sum, pixel) => sum + pixel[channel], 0) / most.length,
  );
  return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const fileOf = (url) => join(OUTPUT, '..', url);

/** The picture of a card before playback: the photo itself, or the poster. */
function stillOf(url, { poster_url: poster }) {
  if (url.endsWith('.mp3')) return null;
  const still = fileOf(poster ?? url);
  return existsSync(still) ? still : null;
}

function facts(url, metadata) {
  const path = fileOf(url);
  if (!existsSync(path)) return {};
  const gifPoster = url.replace(/\.gif$/, '.webp');
  const poster = url.endsWith('.gif') && existsSync(fileOf(gifPoster)) && { poster_url: gifPoster };
  const still = stillOf(url, { ...metadata, ...poster });
  const { streams, format } = probe(path);
  const picture = streams.find((stream) => stream.width);
  const seconds = Math.round(Number(format.duration) * 10) / 10;
  return {
    ...(/\.(mp3|mp4)$/.test(url) && { duration: seconds }),
    ...(picture && { width: picture.width, height: picture.height }),
    ...(url.endsWith('.mp3') && { peaks: peaks(path) }),
    ...poster,
    ...(still && { dominant_color: dominantColor(still), preview: preview(still) }),
  };
}

/** In each row of seed.sql the metadata follows the media URL; the measured keys are replaced. */
export function measure() {
  if (!existsSync(SEED)) return;
  const sql = readFileSync(SEED, 'utf8');
  const row = /'(\/demo\/[^']+\.(?:webp|gif|mp3|mp4))',([^{}]*?)'(\{(?:[^']|'')*\})'/g;
  const measured = sql.replace(row, (_, url, between, json) => {
    const told = JSON.parse(json.replaceAll("''", "'"));
    const metadata = { ...told, ...facts(url, told) };
    const text = JSON.stringify(metadata).replaceAll('","', '", "').replaceAll("'", "''");
    return `'${url}',${between}'${text}'`;
  });
  writeFileSync(SEED, measured);
}
