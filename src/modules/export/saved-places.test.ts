import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copy, savedPlaces } from './copy';

const folder = 'supabase/functions/ai-help-chat/articles';
const texts = [
  ...readdirSync(folder).map((name) => `${folder}/${name}`),
  'src/pages/privacy/privacy.md',
].map((file) => readFileSync(file, 'utf8'));

it('is what the dialog, the help and the privacy statement say, and nothing else is said of the places of saved files', () => {
  const sayingSo = [copy.zipHelp, ...texts].filter((text) => text.includes(savedPlaces));
  expect(sayingSo).toHaveLength(4);
  for (const text of texts) expect(text.replace(savedPlaces, '')).not.toMatch(/\bgps\b/i);
});
