// Runs the journeys in WebKit, Firefox and Chromium: `npm run test:engines -- [engine] [--only <text>]`.
// `--only` selects the journeys whose name contains the text.
import { installCommand, requirements } from '../../.ci/requirements.ts';
import { engineNames, type Engine, type EngineName, type Installed } from './engine.ts';
import { Gateway } from './gateway.ts';
import type { Journey } from './journey.ts';
import { journeys } from './journeys/index.ts';
import { closeCountingSite, makeJourney, within, type Outcome } from './make-journey.ts';
import { findChromiumEngine, findFirefoxEngine } from './puppeteer-tab.ts';
import { report, summarise } from './report.ts';
import { startSite } from './site.ts';
import { findWebKitEngine } from './webdriver-tab.ts';

/** Time limit for opening a tab, in seconds. */
const openLimit = 20;
/** Two at a time: each uses about one core. */
const atOnce = 2;
/** In CI a failed journey runs once more, like the tests of `e2e/playwright.config.ts`. */
const maxAttempts = process.env.CI ? 2 : 1;
const find = {
  webkit: findWebKitEngine,
  firefox: findFirefoxEngine,
  chromium: findChromiumEngine,
};

const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt === -1 ? '' : (args[onlyAt + 1] ?? '');
const named = engineNames.filter((name) => args.includes(name));
const chosen = journeys.filter(({ name }) => name.includes(only));

/** The requested engines that are installed; the others are named with installation advice. */
function installed(): [EngineName, Installed][] {
  return (named.length > 0 ? named : engineNames).flatMap((name): [EngineName, Installed][] => {
    const found = find[name]();
    if (found) return [[name, found]];
    console.log(`${name} is not installed: ${installCommand(requirements[name])}`);
    return [];
  });
}

async function runEngine(name: EngineName, { launch }: Installed, site: string) {
  const gateway = await Gateway.open(site);
  for (const isReducedMotion of [false, true]) {
    const part = chosen.filter((one) => (one.isReducedMotion ?? false) === isReducedMotion);
    const due = part.filter((journey) => isDue(journey, name));
    const able = due.filter((journey) => !isSkipped(journey, name));
    if (able.length === 0) continue;
    let engine = await launch({ isReducedMotion });
    for (const journey of able) {
      const outcomes: Outcome[] = [];
      do {
        const opened = await openTab(engine, () => launch({ isReducedMotion }));
        engine = opened.engine;
        const { driver } = opened;
        const attempt = outcomes.length + 1;
        const context = { engine: name, driver, gateway, site, attempt };
        outcomes.push(await makeJourney(journey, context));
        await within(openLimit, driver.close()).catch(() => undefined);
      } while (outcomes.at(-1)?.failure && outcomes.length < maxAttempts);
      reportAttempts(journey, name, outcomes);
    }
    await engine.close();
  }
  await gateway.close();
}

function reportAttempts({ name }: Journey, engine: EngineName, outcomes: Outcome[]) {
  const failures = outcomes.flatMap(({ failure }) => failure ?? []);
  const isPassed = failures.length < outcomes.length;
  report({
    name,
    engine,
    ms: outcomes.reduce((sum, { ms }) => sum + ms, 0),
    status: !isPassed ? 'failed' : failures.length > 0 ? 'flaky' : 'passed',
    reason: failures.map(({ reason }) => reason).join('\n    '),
    evidence: failures.flatMap(({ screenshot }) => screenshot ?? []),
  });
}

/** What `e2e/*.spec.ts` show in Chromium is not shown there again, unless it is asked for. */
const isDue = (journey: Journey, engine: EngineName) =>
  engine !== 'chromium' || named.includes(engine) || journey.isNewInChromium;

function isSkipped({ name, skip }: Journey, engine: EngineName): boolean {
  const reason = skip?.[engine];
  if (reason) report({ name, engine, ms: 0, status: 'skipped', reason });
  return reason !== undefined;
}

/** Starts a new browser when this one does not respond, so that the next journey does not fail. */
async function openTab(engine: Engine, relaunch: () => Promise<Engine>) {
  try {
    return { engine, driver: await within(openLimit, engine.openTab()) };
  } catch {
    await within(openLimit, engine.close()).catch(() => undefined);
    const another = await relaunch();
    return { engine: another, driver: await within(openLimit, another.openTab()) };
  }
}

// Stops the site, the browsers and their display at the end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const from = Date.now();
const engines = installed();
if (engines.length > 0) {
  const site = await startSite();
  const waiting = [...engines];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, engine] = next;
      await runEngine(name, engine, site.origin).catch((error: unknown) =>
        report({ name: 'runs', engine: name, ms: 0, status: 'failed', reason: String(error) }),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  site.close();
  await closeCountingSite();
}
process.exit(summarise(Date.now() - from) ? 0 : 1);
