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
function findInstalled(): [EngineName, Installed][] {
  return (named.length > 0 ? named : engineNames).flatMap((name): [EngineName, Installed][] => {
    const found = find[name]();
    if (found) return [[name, found]];
    console.log(`${name} is not installed: ${installCommand(requirements[name])}`);
    return [];
  });
}

/** One journey in one engine. */
interface Turn {
  name: EngineName;
  installed: Installed;
  journey: Journey;
}

/** In an order in which a browser can be kept from turn to turn. */
function turnsOf([name, installed]: [EngineName, Installed]): Turn[] {
  const due = chosen.filter((journey) => isDue(journey, name) && !isSkipped(journey, name));
  const turns = due.map((journey) => ({ name, installed, journey }));
  return turns.toSorted((a, b) => Number(isReduced(a)) - Number(isReduced(b)));
}

const isReduced = ({ journey }: Turn) => journey.isReducedMotion ?? false;

/** Makes the journeys that `take` gives, one after another, until it gives none. */
async function takeTurns(site: string, take: () => Turn | undefined) {
  const gateway = await Gateway.open(site);
  let kept: { engine: Engine; turn: Turn } | undefined;
  for (let turn = take(); turn; turn = take()) {
    const { name, installed, journey } = turn;
    const launch = () => installed.launch({ isReducedMotion: isReduced(turn!) });
    try {
      if (kept && (kept.turn.name !== name || isReduced(kept.turn) !== isReduced(turn))) {
        await kept.engine.close();
        kept = undefined;
      }
      let engine: Engine = kept?.engine ?? (await launch());
      const outcomes: Outcome[] = [];
      do {
        const opened = await openTab(engine, launch);
        engine = opened.engine;
        const { driver } = opened;
        const attempt = outcomes.length + 1;
        const context = { engine: name, driver, gateway, site, attempt };
        outcomes.push(await makeJourney(journey, context));
        await within(openLimit, driver.close()).catch(() => undefined);
      } while (outcomes.at(-1)?.failure && outcomes.length < maxAttempts);
      kept = { engine, turn };
      reportAttempts(journey, name, outcomes);
    } catch (error) {
      report({ name: journey.name, engine: name, ms: 0, status: 'failed', reason: String(error) });
    }
  }
  await kept?.engine.close();
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
const engines = findInstalled();
if (engines.length > 0) {
  const site = await startSite();
  const turns = engines.flatMap(turnsOf);
  // From both ends, so that two engines run side by side, and the slower one alone only at the end, twice.
  await Promise.all([
    takeTurns(site.origin, () => turns.shift()),
    takeTurns(site.origin, () => turns.pop()),
  ]);
  site.close();
  await closeCountingSite();
}
process.exit(summarise(Date.now() - from) ? 0 : 1);
