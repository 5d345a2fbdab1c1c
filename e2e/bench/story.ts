// Measures the story viewer; compare figures of one run only.
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../.ci/chromium.ts';
import { baselinePath, buildBaseline, sameCardsPath } from './build-baseline.ts';
import { measureOpening, withoutSharePage, type Opening } from './measure-open.ts';
import { measurePrivatePictures } from './measure-private.ts';
import { measureSearch } from './measure-search.ts';
import { measureSteps, type Steps } from './measure-steps.ts';
import { measureSweeps } from './measure-sweeps.ts';
import { measureItemLink, measureVisit } from './measure-visit.ts';
import { startBenchServer } from './server.ts';
import { buildStaticStories, staticCopyPath, staticGridPath } from './static-twin.ts';
import { median, printTable } from './table.ts';

const runs = 5;
/** A word of which each letter leaves fewer results. */
const word = 'kof';
const paths = {
  '60 items': '/public/oma-riet',
  'static copy, 60': staticCopyPath,
  '60, no share page': `/public/oma-riet${withoutSharePage}`,
  '250 items': '/public/groot-250',
  '5,000 items': '/public/groot-5000',
  'plain page, 250': baselinePath('groot-250'),
  'static grid, 250': staticGridPath,
};
const itemLink = `${paths['60 items']}/moment/c1000000-0000-4000-8000-000000000003`;
type Name = keyof typeof paths;
const names = Object.keys(paths) as Name[];
const large = paths['5,000 items'];

const ratio = (a: number, b: number) => (a / b).toFixed(2);
const medianOf = <T>(list: T[], key: keyof T) => median(list.map((one) => one[key] as number));

export async function benchStory() {
  const stop = await startBenchServer([250, 1000, 5000], { ANEKDOTES_TEST_SQL: '1' });
  const removeBaseline = await buildBaseline();
  const browser = await chromium.launch(launchOptions);
  let removeStaticStories = () => {};
  try {
    const [copied, whole] = [paths['60 items'], paths['250 items']];
    removeStaticStories = await buildStaticStories(browser, copied, whole, 250);
    printOpenings(await measureOpenings(browser));
    await printVisit(browser);
    await printPrivatePictures(browser);
    await printSearch(browser);
    await printBesidePlainLists(browser);
    await printSteps(browser);
    await printSweeps(browser);
  } finally {
    await browser.close();
    removeBaseline();
    removeStaticStories();
    await stop();
  }
}

async function measureOpenings(browser: Browser) {
  const openings = new Map<Name, Opening[]>(names.map((name) => [name, []]));
  // Interleaved, so that a slow moment of the machine affects all.
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      openings.get(name)?.push(await measureOpening(browser, paths[name]));
    }
  }
  return openings;
}

function printOpenings(openings: Map<Name, Opening[]>) {
  const of = (name: Name, key: keyof Opening) => medianOf(openings.get(name) ?? [], key);
  const rowOf = (title: string, key: keyof Opening, write: (value: number) => string, aim = '') => [
    title,
    ...names.map((name) => write(of(name, key))),
    aim,
  ];
  const whole = (value: number) => value.toFixed(0);
  const card = (name: Name) => of(name, 'firstCardMs');
  const growth = ratio(card('5,000 items'), card('250 items'));
  const beside = ratio(card('250 items'), card('plain page, 250'));
  const floor = ratio(card('250 items'), card('static grid, 250'));
  const largest = ratio(of('60 items', 'largestMs'), of('static copy, 60', 'largestMs'));
  const nodes = ratio(of('5,000 items', 'nodes'), of('250 items', 'nodes'));
  printTable([
    ['4x slower processor, Slow 4G, medians of five', ...names, 'aim'],
    rowOf(
      'first card (ms)',
      'firstCardMs',
      whole,
      `5,000 to 250: ${growth}, at most 1.3; 250 to the plain page: ${beside}, at most 1; to the static grid: ${floor}, at most 1.1`,
    ),
    rowOf(
      'largest contentful paint (ms)',
      'largestMs',
      whole,
      `60 to its static copy: ${largest}, at most 1.15`,
    ),
    rowOf('a tap on a button works (ms)', 'readyMs', whole, '60 items: at most 2400'),
    rowOf('document (kB brotli)', 'documentBytes', (value) => (value / 1000).toFixed(1)),
    rowOf(
      'JavaScript before it (kB brotli)',
      'scriptBytes',
      (value) => (value / 1000).toFixed(1),
      'at most 145',
    ),
    rowOf('DOM nodes', 'nodes', whole, `5,000 to 250: ${nodes}, at most 1.3`),
    rowOf('layout shift (CLS)', 'shift', (value) => value.toFixed(4), 'under 0.02'),
  ]);
}

async function printVisit(browser: Browser) {
  const visit = await measureVisit(browser, paths['60 items']);
  const links: Awaited<ReturnType<typeof measureItemLink>>[] = [];
  for (let run = 0; run < runs; run += 1) links.push(await measureItemLink(browser, itemLink));
  printTable([
    ['60 items, a first visit', 'viewer', 'aim'],
    ['fonts (kB)', visit.fontKb.toFixed(0), 'at most 70'],
    ['reads of rows', String(visit.reads), 'at most 3'],
    ['rows (kB)', visit.rowsKb.toFixed(0), 'at most 40'],
    ['reads when the tab is seen again', String(visit.readsOnReturn), '1'],
    ['their rows (kB)', visit.rowsKbOnReturn.toFixed(1), 'under 1'],
    [
      'link of an item, slow phone: the lightbox answers (ms)',
      medianOf(links, 'answersMs').toFixed(0),
      'at most 3500',
    ],
    ['the same: frames without the photo (ms)', medianOf(links, 'withoutPhotoMs').toFixed(0), '0'],
  ]);
}

async function printPrivatePictures(browser: Browser) {
  const { inVisit, onReload, newToSecond } = await measurePrivatePictures(browser);
  printTable([
    ['private pictures, one instance', 'viewer', 'aim'],
    ['downloads of one picture in one visit', String(inVisit), '1'],
    ['of a reload within the half hour', String(onReload), '0'],
    ['addresses that are new to a second visitor', String(newToSecond), '0'],
  ]);
}

async function printSearch(browser: Browser) {
  for (const size of [250, 5000]) {
    const path = `/public/groot-${size}`;
    const [ours, plain]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      ours.push(...(await measureSearch(browser, path, word)));
      plain.push(...(await measureSearch(browser, baselinePath(`groot-${size}`), word)));
    }
    printTable([
      [`${size} items`, 'viewer', 'plain page', 'aim'],
      [
        'key in the search field to its painted answer (ms)',
        `${median(ours).toFixed(0)} (most ${Math.max(...ours).toFixed(0)})`,
        median(plain).toFixed(0),
        `within 100; share ${ratio(median(ours), median(plain))}, at most ${size > 250 ? 0.25 : 1}`,
      ],
    ]);
  }
}

/** The viewer beside plain React lists, at the size that is sold. */
async function printBesidePlainLists(browser: Browser) {
  const lists = {
    viewer: paths['250 items'],
    same: sameCardsPath('groot-250'),
    light: paths['plain page, 250'],
  };
  type Figures = Record<keyof typeof lists, number[]>;
  const letters: Figures = { viewer: [], same: [], light: [] };
  const frames: Figures = { viewer: [], same: [], light: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const name of ['viewer', 'same', 'light'] as const) {
      letters[name].push(
        ...(await measureSearch(browser, lists[name], word.slice(-1), word.slice(0, -1))),
      );
      const [first] = await measureSweeps(browser, lists[name], 1);
      frames[name].push(first!.frameMs);
    }
  }
  const rowOf = (title: string, of: Figures, aim: string) => {
    const [ours, same, light] = [median(of.viewer), median(of.same), median(of.light)];
    const figures = [ours, same, light].map((value) => value.toFixed(0));
    return [title, ...figures, `${ratio(ours, same)} and ${ratio(ours, light)} times, ${aim}`];
  };
  printTable([
    ['250 items', 'viewer', 'plain list, same cards', 'light cards', 'aim'],
    rowOf('last key of a word to the painted list (ms)', letters, 'at most 130'),
    rowOf('first sweep, 95th percentile of the frames (ms)', frames, 'at most 100'),
  ]);
}

async function printSteps(browser: Browser) {
  const steps: Steps[] = [];
  for (let run = 0; run < runs; run += 1) steps.push(await measureSteps(browser, large));
  const rowOf = (title: string, key: keyof Steps) => [
    title,
    medianOf(steps, key).toFixed(0),
    'within 200',
  ];
  printTable([
    ['5,000 items, tap or key to paint (ms)', 'viewer', 'aim'],
    rowOf('jump to a year', 'jumpMs'),
    rowOf('open a moment', 'openMs'),
    rowOf('close it', 'closeMs'),
  ]);
}

async function printSweeps(browser: Browser) {
  const rowsOf = async (size: number, rounds: number) =>
    (await measureSweeps(browser, `/public/groot-${size}`, rounds)).map((sweep, round) => [
      `${size.toLocaleString('en')} items, sweep ${round + 1}`,
      String(sweep.frames),
      sweep.frameMs.toFixed(0),
      ((100 * sweep.cardlessFrames) / sweep.frames).toFixed(0),
      String(sweep.blankFrames),
      sweep.heapMb.toFixed(1),
      String(sweep.nodes),
    ]);
  printTable([
    [
      'in four seconds',
      'frames',
      '95th percentile (ms)',
      'without a card (%, aim 25)',
      'blank (aim 0)',
      'memory (MB)',
      'DOM nodes',
    ],
    ...(await rowsOf(1000, 1)),
    ...(await rowsOf(5000, 3)),
  ]);
}
