// `npm run bench`: all figures; `npm run bench -- story`, `pages` or `lighthouse` for one table, and
// after the last two, the addresses to measure.
import { build } from 'vite';
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { benchStory } from './story.ts';

const [only, ...paths] = process.argv.slice(2);

if (!only || only === 'story') await benchStory();
if (only !== 'story') await build({ logLevel: 'warn' });
if (!only || only === 'pages') await benchPages(paths);
if (!only || only === 'lighthouse') await benchLighthouse(paths);
