// Scrolls a story from top to bottom: time of the frames, blank ones, and the memory after each time.
import type { Browser } from '@playwright/test';
import { openRead, type SweepCounts } from './measure-open.ts';

const sweepMs = 4000;

export interface Sweep extends SweepCounts {
  /** Megabytes of JavaScript objects after a garbage collection, back at the top of the page. */
  heapMb: number;
  nodes: number;
}

export async function measureSweeps(
  browser: Browser,
  path: string,
  rounds: number,
): Promise<Sweep[]> {
  const page = await openRead(browser, path);
  const session = await page.context().newCDPSession(page);
  const sweeps: Sweep[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const seen = await page.evaluate((duration) => window.bench.sweep(duration), sweepMs);
    await page.locator('[data-item-id]').first().waitFor();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    sweeps.push({ ...seen, heapMb: usedSize / 1e6, nodes });
  }
  await page.context().close();
  return sweeps;
}
