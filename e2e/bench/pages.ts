// Measures each prerendered page and its twin without script; compare figures of one run only.
import { chromium } from '@playwright/test';
import { launchOptions } from '../../.ci/chromium.ts';
import { builtPages, dist } from '../pages.ts';
import { startStaticServer } from '../static-server.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { serveTwins } from './static-twin.ts';
import { median, printTable } from './table.ts';

const runs = 5;

const aims = ['aim', '≤ 1.25', '', '≤ 1.25, Home 1.12', '', '< 100', '< 0.02', '≤ 100'];

function rowOf(path: string, ours: PageFigures[], twins: PageFigures[]): string[] {
  const of = (figures: PageFigures[], key: keyof PageFigures) =>
    median(figures.map((figure) => figure[key]));
  const pair = (key: 'lcp' | 'fcp') => {
    const [our, twin] = [of(ours, key), of(twins, key)];
    return [(our / twin).toFixed(2), `${our.toFixed(0)} / ${twin.toFixed(0)}`];
  };
  return [
    path,
    ...pair('lcp'),
    ...pair('fcp'),
    of(ours, 'tbt').toFixed(0),
    of(ours, 'shift').toFixed(4),
    (of(ours, 'scriptBytes') / 1000).toFixed(1),
  ];
}

/** Measures the build in `dist`. */
export async function benchPages(chosen: readonly string[]) {
  const paths = chosen.length > 0 ? chosen : builtPages();
  const host = await startStaticServer(dist);
  const browser = await chromium.launch(launchOptions);
  try {
    const twins = await serveTwins(paths);
    const rows = [
      ['4x slower processor, Slow 4G', 'LCP', 'ms/twin', 'FCP', 'ms/twin', 'TBT', 'CLS', 'kB br'],
    ];
    for (const path of paths) {
      const [ours, others]: [PageFigures[], PageFigures[]] = [[], []];
      // Interleaved, so that a slow moment of the machine affects both.
      for (let run = 0; run < runs; run += 1) {
        ours.push(await measurePage(browser, host.origin + path));
        others.push(await measurePage(browser, twins.origin + path));
      }
      rows.push(rowOf(path, ours, others));
    }
    printTable([...rows, aims]);
    await twins.close();
  } finally {
    await browser.close();
    await host.close();
  }
}
