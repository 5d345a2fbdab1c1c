import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a visitor reads in a story. The pages about the product may also say "herinnering". */
const viewer = [
  'src/pages/public',
  ...['display-settings', 'export', 'item-card', 'lightbox', 'map', 'media', 'share'].map(
    (module) => `src/modules/${module}`,
  ),
  ...['slideshow', 'timeline', 'timeline-view'].map((module) => `src/modules/${module}`),
  'src/app',
  'supabase/functions/_shared',
  'supabase/functions/share-page',
];

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/[._]test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

it('the viewer has one word for an item: gebeurtenis', () => {
  const files = viewer.flatMap(filesOf);
  const has = (word: RegExp) => files.filter((file) => word.test(readFileSync(file, 'utf8')));
  expect(has(/herinnering/i)).toEqual([]);
  expect(has(/gebeurtenis/i).length).toBeGreaterThan(8);
});
