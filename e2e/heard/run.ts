// `npm run heard [-- <part of a title>]`: walks through the site with Orca and Firefox, writes the utterances to
// heard.txt beside it for a person to judge, and fails where they differ from the committed ones.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { Gateway } from '../engines/gateway.ts';
import { freePort } from '../free-port.ts';
import { differences, quote, sectionOf, settle } from './record.ts';
import { busLauncher, ScreenReader } from './screen-reader.ts';
import { parts, type Part, type Step } from './walk.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const record = 'e2e/heard/heard.txt';
const target = join(root, record);

/** The program of each package of Debian. */
const programs = {
  orca: 'orca',
  'speech-dispatcher': 'speech-dispatcher',
  'at-spi2-core': busLauncher,
  dbus: 'dbus-daemon',
  xdotool: 'xdotool',
  locales: 'localedef',
  xvfb: 'Xvfb',
  'firefox-esr': 'firefox-esr',
};

const isInstalled = (program: string) =>
  program.startsWith('/') ? existsSync(program) : spawnSync('which', [program]).status === 0;

const versionOf = (program: string) =>
  /\d[\w.]*/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[0];

const keyNames: Record<string, string> = {
  Down: '↓',
  Up: '↑',
  Return: 'Enter',
  'Insert+a': 'Insert + A',
  'ctrl+a': 'Ctrl + A',
};

function nameOf(step: Step): string {
  if ('press' in step) return `\`${keyNames[step.press] ?? step.press}\``;
  return 'type' in step ? step.type : 'no key';
}

function take({ reader, gateway }: Desk, step: Step): Promise<string[]> {
  if ('press' in step) return reader.press(step.press);
  if ('type' in step) return reader.type(step.type);
  if ('releases' in step) gateway.release();
  return reader.listen('listenFor' in step ? step.listenFor : step.releases);
}

interface Desk {
  reader: ScreenReader;
  gateway: Gateway;
}

async function walkPart(desk: Desk, part: Part): Promise<string> {
  desk.gateway.reset();
  if (part.holdsScripts) desk.gateway.hold(/^\/assets\/.*\.js$/);
  const opened = await desk.reader.open(desk.gateway.origin + part.path, part.holdsScripts);
  const lines = [`- The page opens: ${quote(opened)}`];
  for (const step of part.steps) {
    const times = ('press' in step && step.times) || 1;
    for (let time = 0; time < times; time += 1) {
      const said = await take(desk, step);
      const count = 'listenFor' in step ? `${said.length} utterances, ` : '';
      lines.push(`- ${nameOf(step)} (${step.does}): ${count}${quote(said)}`);
    }
  }
  return `## ${part.title}\n\n\`${part.path}\`. ${part.listenTo}\n\n${lines.join('\n')}`;
}

/** Walks a part again where it differs, until two walks say the same. */
async function walkAsCommitted(desk: Desk, part: Part) {
  const before = sectionOf(committed, part.title);
  const walks: string[] = [];
  let section = '';
  let changes: string[] = [];
  do {
    walks.push(await walkPart(desk, part));
    section = settle(before ?? '', walks);
    changes = before === undefined ? [] : differences(before, section);
  } while (changes.length > 0 && walks.length < 3 && walks.at(-1) !== walks.at(-2));
  const state = before === undefined ? 'new' : changes.length === 0 ? 'as committed' : 'CHANGED';
  console.log([`${part.title}: ${state}`, ...changes].join('\n'));
  return { section, isChanged: changes.length > 0 };
}

async function walk(folder: string, chosen: readonly Part[]) {
  process.env.ANEKDOTES_DATA_DIR = 'memory://';
  const port = await freePort();
  const site = await preview({ root, logLevel: 'error', preview: { port, host: '127.0.0.1' } });
  let reader: ScreenReader | undefined;
  try {
    reader = await ScreenReader.start(folder);
    const desk = { reader, gateway: await Gateway.open(`http://127.0.0.1:${port}`) };
    const heard = [];
    for (const part of chosen) heard.push(await walkAsCommitted(desk, part));
    return heard;
  } finally {
    reader?.close();
    await site.close();
  }
}

const missing = Object.entries(programs).filter(([, program]) => !isInstalled(program));
if (missing.length > 0) {
  console.error(
    `Install first: apt-get update && apt-get install ${missing.map(([name]) => name).join(' ')}`,
  );
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const shown = spawnSync('git', ['show', `HEAD:${record}`], { cwd: root, encoding: 'utf8' });
const written = readFileSync(target, 'utf8');
const committed = shown.status === 0 ? shown.stdout : written;
const [only = ''] = process.argv.slice(2);
const chosen = parts.filter(({ title }) => title.includes(only));

const folder = mkdtempSync(join(tmpdir(), 'heard-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const heard = await walk(folder, chosen);
const head = `# What a screen reader says

Written by \`npm run heard\`: Orca ${versionOf('orca')} with Firefox ${versionOf('firefox-esr')}, in Dutch, at the demo story. Each line is a key and what
is said after it; “·” stands between utterances. A person judges it; the next run fails where it is no longer said.
`;
const sections = parts.flatMap(({ title }) => {
  const walked = heard[chosen.findIndex((part) => part.title === title)]?.section;
  return walked ?? sectionOf(written, title) ?? [];
});
writeFileSync(target, `${[head.trimEnd(), ...sections].join('\n\n')}\n`);
const isChanged = heard.some((part) => part.isChanged);
if (isChanged)
  console.error(`${record} differs from the committed one: mend it, or judge and commit it.`);
process.exit(isChanged ? 1 : 0);
