// `npm run bench` prints all tables; `npm run bench -- story|load|pages|lighthouse|help` prints one.
// `pages` and `lighthouse` accept addresses to measure; `help fit` also fits the confidence again.
import { build } from 'vite';
import { benchHelp } from './help.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';
import { benchStory } from './story.ts';

const [only, ...paths] = process.argv.slice(2);

if (!only || only === 'help') await benchHelp(paths);
if (!only || only === 'story') await benchStory();
if (!only || only === 'load') await benchLoad();
if (!only || only === 'pages') await build({ logLevel: 'warn' });
if (!only || only === 'pages') await benchPages(paths);
if (!only || only === 'lighthouse') await benchLighthouse(paths);
