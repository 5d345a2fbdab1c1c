import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the site stores in a browser, by the name of its key, and what the privacy statement and the help call it. */
const storedTexts: Record<string, RegExp> = {
  'anekdotes-page-views': /antwoord\W+op de vraag of we paginabezoek/,
  'anekdotes-reading': /lettergrootte\W+en het \W*contrast/,
  'anekdotes-tempo': /tempo\W+waarin je een anekdote laat vertellen/,
  'anekdotes-speed': /snelheid\W+waarmee je \W*opnames en video’s afspeelt/,
  'anekdotes-place': /bij welke herinnering je was/i,
  'anekdotes-visits': /wanneer je een anekdote het laatst zag en de keer daarvoor/i,
  'anekdotes-share-key': /een \W*sleutel\W/i,
  'anekdotes-history': /waar je gebleven was|hoe ver je op een pagina had gelezen/i,
};

const read = (file: string) => readFileSync(file, 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);
// The name of a channel between tabs stores nothing.
const keys = sources.flatMap((name) =>
  [...read(`src/${name}`).matchAll(/(?<!BroadcastChannel\()['`](anekdotes(?:-[a-z]+)+)/g)].map(
    ([, key]) => key!,
  ),
);

it('knows every text that is stored', () =>
  expect([...new Set(keys)].toSorted()).toEqual(Object.keys(storedTexts).toSorted()));

it.each(['src/pages/privacy/privacy.md', 'supabase/functions/ai-help-chat/articles/cookies.md'])(
  '%s names each',
  (file) => {
    const text = read(file);
    const missing = Object.entries(storedTexts).filter(([, wording]) => !wording.test(text));
    expect(missing.map(([key]) => key)).toEqual([]);
  },
);
