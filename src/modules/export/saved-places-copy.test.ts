import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copy } from './copy';
import { savedPlaces } from './saved-places-copy';

const folder = 'supabase/functions/ai-help-chat/articles';
const articles = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

it('is what the dialog and the help say, and nothing else is said of the places of saved files', () => {
  const sayingSo = [copy.zipHelp, ...articles].filter((text) => text.includes(savedPlaces));
  expect(sayingSo).toHaveLength(3);
  for (const text of articles) expect(text.replace(savedPlaces, '')).not.toMatch(/\bgps\b/i);
});
