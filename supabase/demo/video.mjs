// Encodes videos (H.264) and animated gifs from drawn frames.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ffmpeg, output, scratch } from './files.mjs';
import { finish } from './frame.mjs';
import { VIDEOS, GIFS } from './moving.mjs';
import { writePicture } from './pictures.mjs';
import { soundtrack } from './sound.mjs';

async function frames(studio, name, { draw, era }, times) {
  const folder = join(scratch, name.replace('/', '-'));
  mkdirSync(folder, { recursive: true });
  for (const [i, t] of times.entries())
    await studio.shoot(
      finish({ art: draw(t), era, plain: true }),
      640,
      480,
      join(folder, `${String(i).padStart(3, '0')}.jpg`),
    );
  return join(folder, '%03d.jpg');
}

export async function writeVideos(studio, only = '') {
  for (const [name, video] of Object.entries(VIDEOS)) {
    if (!name.includes(only)) continue;
    const count = Math.round(video.seconds * video.fps);
    const input = await frames(
      studio,
      name,
      video,
      Array.from({ length: count }, (_, i) => i / video.fps),
    );
    const old = video.era === '50' || video.era === '60';
    const flicker = old ? `eq=brightness='0.018*sin(n*2.1)+0.012*sin(n*5.3)':eval=frame,` : '';
    ffmpeg(
      '-framerate',
      `${video.fps}`,
      '-i',
      input,
      '-i',
      soundtrack(name, video.seconds),
      '-vf',
      `${flicker}format=yuv420p`,
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      '31',
      '-threads',
      '2',
      '-c:a',
      'aac',
      '-b:a',
      '40k',
      '-ac',
      '1',
      '-shortest',
      '-movflags',
      '+faststart',
      output(`${name}.mp4`),
    );
    await writePicture(studio, name, { art: video.draw(video.poster), era: video.era });
  }
}

export async function writeGifs(studio, only = '') {
  for (const [name, gif] of Object.entries(GIFS)) {
    if (!name.includes(only)) continue;
    const input = await frames(
      studio,
      name,
      gif,
      Array.from({ length: gif.frames }, (_, i) => i / gif.frames),
    );
    const rate = (100 / gif.delay).toFixed(3);
    ffmpeg(
      '-framerate',
      rate,
      '-i',
      input,
      '-vf',
      'scale=400:-1:flags=area,split[a][b];[a]palettegen=max_colors=40:stats_mode=diff[p];[b][p]paletteuse=dither=none:diff_mode=rectangle',
      '-loop',
      '0',
      output(`${name}.gif`),
    );
    writeStill(name);
  }
}

/** The first frame of a gif, shown where it is not animated. */
function writeStill(name) {
  const still = ['-frames:v', '1', '-c:v', 'libwebp', '-q:v', '82'];
  ffmpeg('-i', output(`${name}.gif`), ...still, output(`${name}.webp`));
}
