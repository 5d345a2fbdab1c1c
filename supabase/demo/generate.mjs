// Makes everything in public/demo. `node supabase/demo/generate.mjs [pictures|gifs|videos|recordings] [part of a name]`
import { rmSync } from 'node:fs';
import { openStudio } from './browser.mjs';
import { writeVideos, writeGifs } from './video.mjs';
import { scratch } from './files.mjs';
import { measure } from './measure.mjs';
import { writeAvatars, writePictures } from './pictures.mjs';
import { writeSounds } from './sound.mjs';

const [kind, only] = process.argv.slice(2);
const wants = (name) => !kind || kind === name;
const studio = await openStudio();

if (wants('pictures')) await writePictures(studio, only);
if (wants('pictures') && !only) await writeAvatars(studio);
if (wants('gifs')) await writeGifs(studio, only);
if (wants('videos')) await writeVideos(studio, only);
await studio.close();
if (wants('recordings')) writeSounds(only);
measure();
rmSync(scratch, { recursive: true, force: true });
