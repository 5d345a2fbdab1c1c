// What a visitor waits for who opens a story; compare figures of one run only.
import { chromium } from '@playwright/test';
import { launchOptions } from '../chromium.ts';
import { measureOpening, type Opening } from './measure-open.ts';
import { measureSearch } from './measure-search.ts';
import { startBenchServer } from './server.ts';
import { median, printTable } from './table.ts';

const runs = 5;
const small = '/public/oma-riet';
const large = '/public/groot-5000';

const medianOf = (openings: Opening[], key: keyof Opening) =>
  median(openings.map((opening) => opening[key]));

export async function benchStory() {
  const stop = await startBenchServer([5000]);
  const browser = await chromium.launch(launchOptions);
  try {
    const openings: Record<string, Opening[]> = { [small]: [], [large]: [] };
    // In turn, so that a slow minute of the machine touches both alike.
    for (let run = 0; run < runs; run += 1) {
      for (const path of [small, large]) openings[path]?.push(await measureOpening(browser, path));
    }
    const few = openings[small] ?? [];
    const many = openings[large] ?? [];
    const keys = await measureSearch(browser, large, 'zomer');
    const ratio = medianOf(many, 'firstCardMs') / medianOf(few, 'firstCardMs');
    const rows: string[][] = [
      ['4x slower processor, Slow 4G, medians of five', '60 items', '5,000 items', 'aim'],
      [
        'first card (ms)',
        medianOf(few, 'firstCardMs').toFixed(0),
        medianOf(many, 'firstCardMs').toFixed(0),
        `ratio ${ratio.toFixed(2)}, at most 1.3`,
      ],
      [
        'JavaScript before it (kB brotli)',
        (medianOf(few, 'scriptBytes') / 1000).toFixed(1),
        (medianOf(many, 'scriptBytes') / 1000).toFixed(1),
        'at most 170',
      ],
      ['DOM nodes', String(medianOf(few, 'nodes')), String(medianOf(many, 'nodes')), ''],
      [
        'layout shift (CLS)',
        medianOf(few, 'shift').toFixed(4),
        medianOf(many, 'shift').toFixed(4),
        'under 0.02',
      ],
      [
        'key in the search field to painted cards (ms)',
        '',
        `${median(keys).toFixed(0)} (most ${Math.max(...keys).toFixed(0)})`,
        'within 100',
      ],
    ];
    printTable(rows);
  } finally {
    await browser.close();
    await stop();
  }
}
