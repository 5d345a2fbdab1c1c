// Runs one journey in one tab: prepares the tab, enforces the time limit, explains a failure.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '../build-site.ts';
import type { StaticServer } from '../static-server.ts';
import { createStory, type Story } from '../stories.ts';
import type { EngineName } from './engine.ts';
import type { Gateway } from './gateway.ts';
import type { Journey, Visit } from './journey.ts';
import { Tab, type Driver } from './tab.ts';

const usualLimit = 60;
const screens = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

interface Context {
  engine: EngineName;
  driver: Driver;
  gateway: Gateway;
  /** The origin of the site, without the gateway. */
  site: string;
  /** Which attempt this is, from 1. */
  attempt: number;
}

export interface Outcome {
  ms: number;
  failure?: Failure;
}

interface Failure {
  reason: string;
  /** The path of a screenshot, if the tab still answers. */
  screenshot?: string;
}

export async function makeJourney(journey: Journey, context: Context): Promise<Outcome> {
  const { limit = usualLimit, run } = journey;
  const { engine, driver, gateway, site } = context;
  const from = Date.now();
  const stories: Story[] = [];
  const forgiven: RegExp[] = [];
  const sender = senderTo(site);
  const visit: Visit = {
    tab: new Tab(driver, gateway.origin),
    engine,
    gateway,
    async makeStory(input = {}) {
      const story = await createStory(sender, input);
      stories.push(story);
      return story;
    },
    forgive: (fault) => void forgiven.push(fault),
    countVisits: async () => gateway.leadTo((await countingSite()).origin),
  };
  gateway.reset();
  try {
    await within(limit, run(visit));
    const faults = gateway.faults.filter(
      (fault) => !forgiven.some((pattern) => pattern.test(fault)),
    );
    if (faults.length > 0) throw new Error(`the page reported ${faults.length} faults`);
    return { ms: Date.now() - from };
  } catch (error) {
    const ms = Date.now() - from;
    return { ms, failure: await explain(error, journey, context) };
  } finally {
    gateway.mend();
    for (const story of stories) await story.remove();
  }
}

/** @throws when the work takes longer; it is not cancelled, but its tab is closed. */
export function within<Value>(seconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The message, the address, a screenshot and the faults of the page. */
async function explain(error: unknown, { name }: Journey, context: Context): Promise<Failure> {
  const { engine, driver, gateway, attempt } = context;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const ownLines = text.split('\n').filter((line) => !/node_modules|node:internal/.test(line));
  const lines = [ownLines.slice(0, 6).join('\n    ')];
  let screenshot: string | undefined;
  const inspect = async () => {
    lines.push(`at ${String(await driver.run('return location.href;'))}`);
    const picture = await driver.screenshot();
    const file = `${engine}-${name.replace(/\W+/g, '-').slice(0, 60)}-${attempt}.png`;
    mkdirSync(screens, { recursive: true });
    writeFileSync(join(screens, file), picture);
    screenshot = join(screens, file);
    lines.push(`screen: ${screenshot}`);
  };
  await within(20, inspect()).catch(() => lines.push('the tab no longer answers'));
  const reason = [...lines, ...gateway.faults.slice(0, 8)].join('\n    ');
  return screenshot ? { reason, screenshot } : { reason };
}

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

let counting: Promise<StaticServer> | undefined;
/** Served when the first journey needs it. */
const countingSite = () => (counting ??= serveBuild('configured'));

export const closeCountingSite = async () => (await counting)?.close();
