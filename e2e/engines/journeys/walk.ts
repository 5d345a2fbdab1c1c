import { randomUUID } from 'node:crypto';
import type { Journey } from '../journey.ts';
import { seededRandom } from '@shared/seeded-random';
import type { Item, ItemType } from '../walk/story-history.ts';
import { countMoves } from '../walk/story-view.ts';
import { Walk } from '../walk/walk.ts';

const numberFrom = (name: string, usual: number) => Number(process.env[name] ?? usual);
/** Comma-separated seeds; one journey per seed. */
const seeds = (process.env.WALK_SEED ?? '1').split(',').map(Number);
const steps = numberFrom('WALK_STEPS', 40);
const count = numberFrom('WALK_ITEMS', 120);

const words = ['Fiets', 'Brief', 'Tuin', 'Boot'];
const media = {
  photo: { media_url: '/favicon.svg' },
  audio: { media_url: '/demo/oma-riet/ons-liedje.mp3', metadata: { duration: 20 } },
  text: {},
};
const sentence = 'Wij schaatsten naar school, en mijn moeder wist van niets. ';

/** Ten years of items; the cards differ in height, so that an error of one row is detected. */
function createItems(): { item: Item; row: Record<string, string | object> }[] {
  const perYear = Math.ceil(count / 10);
  return Array.from({ length: count }, (_, n) => {
    const type: ItemType = n % 10 === 9 ? 'audio' : n % 3 === 0 ? 'photo' : 'text';
    const year = 1950 + Math.floor(n / perYear);
    const item: Item = { id: randomUUID(), title: `${words[n % 4]} ${n + 1}`, type, year };
    const row = {
      id: item.id,
      title: item.title,
      item_type: type,
      item_date: new Date(Date.UTC(year, 0, 1 + (n % perYear))).toISOString().slice(0, 10),
      description: sentence.repeat((n * 7) % 5),
      ...media[type],
    };
    return { item, row };
  });
}

export const walkJourneys = seeds.map((seed): Journey => ({
  name: `Back, Forward, reload and choices in random order show what a model says (seed ${seed})`,
  isNewInChromium: true,
  limit: 60 + 3 * steps,
  async run({ tab, gateway, makeStory }) {
    const created = createItems();
    const story = await makeStory({ items: created.map(({ row }) => row) });
    gateway.runBefore(countMoves);
    await tab.goto(story.path);
    const items = created.map(({ item }) => item);
    await new Walk(tab, { path: story.path, items }, seededRandom(seed)).take(steps);
  },
}));
