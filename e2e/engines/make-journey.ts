// Runs one journey in one tab: prepares the tab, enforces the time limit, reports the result.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '../build-site.ts';
import type { StaticServer } from '../static-server.ts';
import { createStory, type Story } from '../stories.ts';
import type { EngineName } from './engine.ts';
import type { Gateway } from './gateway.ts';
import type { Journey, Visit } from './journey.ts';
import { report } from './report.ts';
import { Tab, type Driver } from './tab.ts';

const usualLimit = 60;
const screens = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

/**
 * WebKit reports this when it delivers a size to a ResizeObserver in the next frame. The specification
 * allows that. It was seen once, in the slideshow, and could not be reproduced: one in a run is printed,
 * a second one fails the journey. In Chromium and Firefox the first one does.
 */
const lateSize = /: exception: ResizeObserver loop completed with undelivered notifications\.$/;
const allowedLateSizes = 1;
let lateSizes = 0;

/**
 * When GStreamer deadlocks in a video, WebKit ends the process of the page (bugs.webkit.org/260796).
 * That was seen once, in the slideshow: one in a run is printed and its journey runs again, a second
 * one fails. A page in an endless loop keeps its process busy, so it fails at once.
 */
const crashReason = 'the process of the page had crashed, so the journey ran again';
/** The journey that crashed. */
let crashed: Journey | undefined;

interface Context {
  engine: EngineName;
  driver: Driver;
  gateway: Gateway;
  /** The origin of the site, without the gateway. */
  site: string;
}

/** Runs a journey and reports the result, or returns 'crashed': it must then run again in another tab. */
export async function makeJourney(journey: Journey, context: Context): Promise<'crashed' | 'done'> {
  const { name, limit = usualLimit, run } = journey;
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
    const late = engine === 'webkit' ? faults.filter((fault) => lateSize.test(fault)) : [];
    lateSizes += late.length;
    const allowed = lateSizes <= allowedLateSizes ? late : [];
    if (faults.length > allowed.length) {
      throw new Error(`the page reported ${faults.length} faults`);
    }
    const reason = journey === crashed && driver.hasCrashed ? crashReason : allowed[0];
    report({ name, engine, ms: Date.now() - from, status: 'passed', reason });
  } catch (error) {
    if (!crashed && (await hasCrashed(driver))) {
      crashed = journey;
      return 'crashed';
    }
    const ms = Date.now() - from;
    const file = join(screens, `${engine}-${name.replace(/\W+/g, '-').slice(0, 60)}.png`);
    const reason = await explain(error, context, file);
    report({ name, engine, ms, status: 'failed', reason });
  } finally {
    gateway.mend();
    for (const story of stories) await story.remove();
  }
  return 'done';
}

async function hasCrashed(driver: Driver): Promise<boolean> {
  if (!driver.hasCrashed) return false;
  const answers = await within(10, driver.run('return true;')).catch(() => false);
  return answers !== true && driver.hasCrashed();
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
async function explain(error: unknown, { driver, gateway }: Context, file: string) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const ownLines = text.split('\n').filter((line) => !/node_modules|node:internal/.test(line));
  const lines = [ownLines.slice(0, 6).join('\n    ')];
  const inspect = async () => {
    lines.push(`at ${String(await driver.run('return location.href;'))}`);
    mkdirSync(screens, { recursive: true });
    writeFileSync(file, await driver.screenshot());
    lines.push(`screen: ${file}`);
  };
  await within(20, inspect()).catch(() => lines.push('the tab no longer answers'));
  return [...lines, ...gateway.faults.slice(0, 8)].join('\n    ');
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
/** A second build, made when the first journey needs it. */
const countingSite = () =>
  (counting ??= serveBuild({
    VITE_ANALYTICS_ID: 'proef',
    VITE_ANALYTICS_SCRIPT: 'https://tellen.example/script.js',
  }));

export const closeCountingSite = async () => (await counting)?.close();
