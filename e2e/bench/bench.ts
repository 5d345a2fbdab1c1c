// `npm run bench`: all figures; `npm run bench -- story`, `pages` or `lighthouse` for one table, and
// after those two, the addresses to measure.
export {};

const [only, ...paths] = process.argv.slice(2);

if (!only || only === 'story') {
  const { benchStory } = await import('./story.ts');
  await benchStory();
}
if (!only || only === 'pages') {
  const { benchPages } = await import('./pages.ts');
  await benchPages(paths);
}
if (!only || only === 'lighthouse') {
  const { benchLighthouse } = await import('./lighthouse.ts');
  await benchLighthouse(paths);
}
