// Builds the renderer where no build of the site has, and one more for the tests of the share page: it
// renders for the site and the backend of `supabase/functions/share-page/testing/world.ts`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStoryRenderer, rendererFile } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = { root, mode: 'production', configFile: undefined, envDir: root };
if (!existsSync(join(root, rendererFile))) await buildStoryRenderer(config);
// Vite reads settings from the environment too.
Object.assign(process.env, {
  VITE_SITE_URL: 'https://site.example',
  VITE_SUPABASE_URL: 'https://project.supabase.example',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  VITE_MEDIA_HOSTS: 'media.example',
});
await buildStoryRenderer(config, 'supabase/functions/share-page/testing/renderer.js');
