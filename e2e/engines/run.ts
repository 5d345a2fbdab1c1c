// Runs one list of journeys in WebKit, Firefox and Chromium: `npm run test:engines`, with the name
// of an engine for that one alone, and `--only <text>` for the journeys whose name holds it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '../build-site.ts';
import type { StaticServer } from '../static-server.ts';
import { createStory, type Story } from '../stories.ts';
import { engineNames, type Engine, type EngineName, type Installed } from './engine.ts';
import { Gateway } from './gateway.ts';
import type { Journey } from './journey.ts';
import { journeys } from './journeys/index.ts';
import { findChromiumEngine, findFirefoxEngine } from './puppeteer-tab.ts';
import { startSite } from './site.ts';
import { Tab, type Driver } from './tab.ts';
import { findWebKitEngine } from './webdriver-tab.ts';

const usualLimit = 60;
const pictures = fileURLToPath(new URL('../../test-results/engines', import.meta.url));
const find = {
  webkit: findWebKitEngine,
  firefox: findFirefoxEngine,
  chromium: findChromiumEngine,
};

interface Result {
  name: string;
  engine: EngineName;
  ms: number;
  status: 'passed' | 'failed' | 'skipped';
  reason?: string;
}

const results: Result[] = [];
function report(result: Result) {
  results.push(result);
  const { status, engine, name, ms, reason } = result;
  const sign = { passed: '✓', failed: '✗', skipped: '–' }[status];
  const end = status === 'skipped' ? '' : ` (${(ms / 1000).toFixed(1)} s)`;
  console.log(`${sign} ${engine.padEnd(8)} ${name}${end}${reason ? `\n    ${reason}` : ''}`);
}

const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt === -1 ? '' : (args[onlyAt + 1] ?? '');
const named = engineNames.filter((name) => args.includes(name));
const wanted = named.length > 0 ? named : engineNames;
const chosen = journeys.filter(({ name }) => name.includes(only));

function installed(): [EngineName, Installed][] {
  return wanted.flatMap((name): [EngineName, Installed][] => {
    const found = find[name]();
    if ('launch' in found) return [[name, found]];
    const advice = `${name} is not installed: ${found.advice}`;
    if (process.env.REQUIRE_ENGINES === '1') {
      report({ name: 'is installed', engine: name, ms: 0, status: 'failed', reason: advice });
    } else console.log(advice);
    return [];
  });
}

/** A second build, made when the first journey asks for it. */
let counting: Promise<StaticServer> | undefined;
const countingSite = () =>
  (counting ??= serveBuild({
    VITE_ANALYTICS_ID: 'proef',
    VITE_ANALYTICS_SCRIPT: 'https://tellen.example/script.js',
  }));

const senderTo = (origin: string) => ({
  async post(path: string, { data }: { data: string }) {
    const response = await fetch(origin + path, { method: 'POST', body: data });
    return {
      ok: () => response.ok,
      text: () => response.text(),
      json: () => response.json() as Promise<unknown>,
    };
  },
});

/** @throws when the work takes longer; it may go on, with its tab closed. */
function within<Value>(seconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function explain(error: unknown, driver: Driver, { faults }: Gateway, file: string) {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const own = said.split('\n').filter((line) => !/node_modules|node:internal/.test(line));
  const lines = [own.slice(0, 6).join('\n    ')];
  try {
    const look = async () => {
      lines.push(`at ${String(await driver.run('return location.href;'))}`);
      writeFileSync(file, await driver.screenshot());
      lines.push(`screen: ${file}`);
    };
    await within(20, look());
  } catch {
    lines.push('the tab no longer answers');
  }
  return [...lines, ...faults.slice(0, 8)].join('\n    ');
}

async function make(
  journey: Journey,
  name: EngineName,
  engine: Engine,
  gateway: Gateway,
  site: string,
) {
  const from = Date.now();
  const stories: Story[] = [];
  const forgiven: RegExp[] = [];
  const sender = senderTo(site);
  gateway.reset();
  const driver = await engine.openTab();
  const visit = {
    tab: new Tab(driver, gateway.origin),
    engine: name,
    gateway,
    makeStory: async (input = {}) => {
      const story = await createStory(sender, input);
      stories.push(story);
      return story;
    },
    forgive: (fault: RegExp) => void forgiven.push(fault),
    countVisits: async () => gateway.leadTo((await countingSite()).origin),
  };
  const result = { name: journey.name, engine: name };
  try {
    await within(journey.limit ?? usualLimit, journey.run(visit));
    const faults = gateway.faults.filter((fault) => !forgiven.some((one) => one.test(fault)));
    if (faults.length > 0) throw new Error(`the page told of ${faults.length} faults`);
    report({ ...result, ms: Date.now() - from, status: 'passed' });
  } catch (error) {
    const file = join(pictures, `${name}-${journey.name.replace(/\W+/g, '-').slice(0, 60)}.png`);
    const reason = await explain(error, driver, gateway, file);
    report({ ...result, ms: Date.now() - from, status: 'failed', reason });
  } finally {
    gateway.mend();
    await within(10, driver.close()).catch(() => undefined);
    for (const story of stories) await story.remove();
  }
}

async function runEngine(name: EngineName, { launch }: Installed, site: string) {
  const gateway = await Gateway.open(site);
  for (const isReducedMotion of [false, true]) {
    const part = chosen.filter((one) => (one.isReducedMotion ?? false) === isReducedMotion);
    const able = part.filter(({ skip }) => !skip?.[name]);
    for (const { name: journey, skip } of part) {
      const reason = skip?.[name];
      if (reason) report({ name: journey, engine: name, ms: 0, status: 'skipped', reason });
    }
    if (able.length === 0) continue;
    const engine = await launch({ isReducedMotion });
    for (const journey of able) await make(journey, name, engine, gateway, site);
    await engine.close();
  }
  await gateway.close();
}

function summarise(from: number) {
  const counted = (status: Result['status']) => results.filter((one) => one.status === status);
  for (const { engine, name, reason } of counted('skipped')) {
    console.log(`skipped in ${engine}: ${name}: ${reason}`);
  }
  for (const { engine, name } of counted('failed')) console.log(`failed in ${engine}: ${name}`);
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map(
    (status) => counted(status).length,
  );
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`engines: ${passed} passed, ${failed} failed, ${skipped} skipped, in ${seconds} s`);
  const tests = results.map(({ name, engine, ms, status }) => ({ name, engine, ms, status }));
  const file = process.env.E2E_REPORT;
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, skipped, tests }));
  return failed === 0 && (passed ?? 0) > 0;
}

const from = Date.now();
mkdirSync(pictures, { recursive: true });
const engines = installed();
const site = await startSite();
// Two at a time: each engine keeps about one core busy.
const waiting = [...engines];
const takeTurns = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, engine] = next;
    await runEngine(name, engine, site.origin).catch((error: unknown) =>
      report({ name: 'runs', engine: name, ms: 0, status: 'failed', reason: String(error) }),
    );
  }
};
await Promise.all([takeTurns(), takeTurns()]);
site.close();
await (await counting)?.close();
process.exit(summarise(from) || engines.length === 0 ? 0 : 1);
