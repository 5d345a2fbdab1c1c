// Lighthouse's four scores on a simulated phone: every page on a static host, a story with its share page.
import { chromium } from '@playwright/test';
import { launchOptions } from '../../.ci/chromium.ts';
import { builtPages, dist } from '../pages.ts';
import { startStaticServer } from '../static-server.ts';
import { origin as storyOrigin, startBenchServer } from './server.ts';
import { printTable } from './table.ts';
import { installBenchTools } from './tools.ts';

const port = 9333;
const story = '/public/oma-riet';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The used part of `lighthouse`, whose types are not installed for the type check. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>;
interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; displayValue?: string } | undefined>;
}

async function loadLighthouse(): Promise<Lighthouse> {
  installBenchTools();
  const packageName = 'lighthouse';
  const loaded = (await import(packageName)) as { default: Lighthouse };
  return loaded.default;
}

export async function benchLighthouse(chosen: readonly string[]) {
  const lighthouse = await loadLighthouse();
  // Builds the site, also for the static host.
  const stop = await startBenchServer([]);
  const host = await startStaticServer(dist, { emptyBackend: true });
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const rows = [['Lighthouse, phone', ...categories, 'below 100 because of']];
  try {
    for (const path of chosen.length > 0 ? chosen : [...builtPages(), story]) {
      const url = (path === story ? storyOrigin : host.origin) + path;
      const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
      const { categories: scored, audits } = result.lhr;
      const lost = Object.values(scored)
        .flatMap((category) => category?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
      const scores = categories.map((id) => String(Math.round((scored[id]?.score ?? 0) * 100)));
      rows.push([path, ...scores, [...new Set(lost)].join(', ')]);
    }
  } finally {
    await browser.close();
    await host.close();
    await stop();
  }
  printTable([...rows, [`aim of / and ${story}`, '≥ 98']]);
}
