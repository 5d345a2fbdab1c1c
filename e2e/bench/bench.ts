// `npm run bench`: all figures; `npm run bench -- story`, `pages` or `lighthouse` for one table, and
// after those two, the addresses to measure.
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { benchStory } from './story.ts';

const [only, ...paths] = process.argv.slice(2);

if (!only || only === 'story') await benchStory();
if (!only || only === 'pages') await benchPages(paths);
if (!only || only === 'lighthouse') await benchLighthouse(paths);
