// Photos, posters, avatars and the logo.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { C, hairBehind, head } from './figures.mjs';
import { ffmpeg, kebab, output, scratch } from './files.mjs';
import { finish } from './frame.mjs';
import * as noor from './scenes-noor.mjs';
import * as riet from './scenes-riet.mjs';
import * as site from './scenes-site.mjs';
import * as team from './scenes-team.mjs';

const STORIES = {
  'oma-riet': riet,
  'eerste-jaar-noor': noor,
  'seizoen-jo11': team,
  '../site': site,
};

const AVATARS = {
  'oma-riet/karel': [
    { skin: C.skinB, hair: ['side', '#8C8478'], glasses: '#3a2a20', look: 0.2 },
    '#3F7B78',
    '#E9D2A6',
  ],
  'oma-riet/noor': [
    { skin: C.skinA, hair: ['long', '#7A4E2C'], mouth: 'laugh', look: -0.2 },
    '#C0502F',
    '#CFE0E2',
  ],
  'eerste-jaar-noor/sanne': [
    { skin: C.skinA, hair: ['long', '#8A4B2A'], eyes: 'happy' },
    '#E3B45C',
    '#F3DCCF',
  ],
  'eerste-jaar-noor/oma-ans': [
    { skin: C.skinA, hair: ['bob', '#CFC6BB'], glasses: '#7A2E5D', look: 0.2 },
    '#8C4A6B',
    '#DCE7E3',
  ],
  'seizoen-jo11/mark': [
    { skin: C.skinB, hair: ['short', '#7A4E2C'], beard: '#7A4E2C', look: 0.2 },
    '#1E6A36',
    '#DDE9D2',
  ],
  'seizoen-jo11/fatima': [
    { skin: C.skinC, hair: ['long', '#2b1c12'], mouth: 'laugh' },
    '#2b3b33',
    '#F3E0C8',
  ],
};

const avatar = ([face, shirt, paper]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -19 40 40"><rect x="-20" y="-20" width="40" height="42" fill="${paper}"/>${hairBehind(face)}` +
  `<rect x="-3.6" y="5" width="7.200" height="9" fill="${face.skin}"/><path d="M-17 24C-17 11 -8 11.500 0 12.500C8 11.500 17 11 17 24Z" fill="${shirt}"/>${head({ ...face, body: true })}</svg>`;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Oma Riet">
  <circle cx="32" cy="32" r="31" fill="#FBF3E1" stroke="#8A3324" stroke-width="2"/>
  <path d="M32 52C32 42 31 36 32 27M32 46C24 46 19 41 18 34C26 34 31 39 32 46ZM32 50C39 49 44 45 46 37C38 37 33 42 32 50Z" fill="#24605C" stroke="#24605C" stroke-width="2" stroke-linejoin="round"/>
  <path d="M32 31C23 31 20 24 21 13L27 18L32 10L37 18L43 13C44 24 41 31 32 31Z" fill="#8A3324"/>
  <path d="M27 18C27 23 29 27 32 29C35 27 37 23 37 18L32 10Z" fill="#B5533F"/>
</svg>
`;

/** Writes `<name>-960.webp` and `<name>-480.webp` from one drawing. */
export async function writePicture(studio, name, scene) {
  const { w = 400, h = 300 } = scene;
  const png = join(scratch, 'picture.png');
  await studio.shoot(finish(scene), 960, (960 * h) / w, png);
  for (const [width, quality] of [
    [960, 58],
    [480, 60],
  ])
    ffmpeg(
      '-i',
      png,
      '-vf',
      `scale=${width}:-2:flags=lanczos`,
      '-c:v',
      'libwebp',
      '-quality',
      `${quality}`,
      '-compression_level',
      '6',
      '-preset',
      'drawing',
      output(`${name}-${width}.webp`),
    );
}

export async function writePictures(studio, only = '') {
  for (const [slug, scenes] of Object.entries(STORIES))
    for (const [key, scene] of Object.entries(scenes)) {
      const name = `${slug}/${kebab(key)}`;
      if (scene.art && name.includes(only)) await writePicture(studio, name, scene);
    }
}

export async function writeAvatars(studio) {
  for (const [name, spec] of Object.entries(AVATARS)) {
    const png = join(scratch, 'avatar.png');
    await studio.shoot(avatar(spec), 320, 320, png);
    ffmpeg(
      '-i',
      png,
      '-vf',
      'scale=160:160:flags=lanczos',
      '-c:v',
      'libwebp',
      '-quality',
      '78',
      output(`${name}.webp`),
    );
  }
  writeFileSync(output('oma-riet/logo.svg'), LOGO);
}
