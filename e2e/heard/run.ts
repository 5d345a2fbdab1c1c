// `npm run heard`: walks through the site with Orca and Firefox, and writes the utterances to docs/heard.md. It
// asserts nothing: a person judges the text.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite, type Site } from '../engines/site.ts';
import { busLauncher, ScreenReader } from './screen-reader.ts';
import { parts, type Part, type Step } from './walk.ts';

const limitMs = 8 * 60_000;
const target = fileURLToPath(new URL('../../docs/heard.md', import.meta.url));

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
};

function nameOf(step: Step): string {
  if ('press' in step) return `\`${keyNames[step.press] ?? step.press}\``;
  return 'type' in step ? step.type : 'no key';
}

const quote = (utterances: string[]) =>
  utterances.length > 0 ? utterances.map((text) => `“${text}”`).join(' · ') : '(nothing)';

function take(reader: ScreenReader, step: Step): Promise<string[]> {
  if ('press' in step) return reader.press(step.press);
  return 'type' in step ? reader.type(step.type) : reader.listen(step.listenFor);
}

async function walkPart(reader: ScreenReader, site: Site, part: Part): Promise<string> {
  const lines = [`- The page opens: ${quote(await reader.open(site.origin + part.path))}`];
  for (const step of part.steps) {
    const times = ('press' in step && step.times) || 1;
    for (let time = 0; time < times; time += 1) {
      const said = await take(reader, step);
      const count = 'listenFor' in step ? `${said.length} utterances, ` : '';
      lines.push(`- ${nameOf(step)} (${step.does}): ${count}${quote(said)}`);
    }
  }
  console.log(`${part.title}: ${lines.length} steps`);
  return `## ${part.title}\n\n\`${part.path}\`. ${part.listenTo}\n\n${lines.join('\n')}\n`;
}

async function walk(folder: string): Promise<string[]> {
  const site = await startSite();
  let reader: ScreenReader | undefined;
  try {
    reader = await ScreenReader.start(folder);
    const sections: string[] = [];
    for (const part of parts) sections.push(await walkPart(reader, site, part));
    return sections;
  } finally {
    reader?.close();
    site.close();
  }
}

const missing = Object.entries(programs).filter(([, program]) => !isInstalled(program));
if (missing.length > 0) {
  console.error(`Install first: apt-get install ${missing.map(([name]) => name).join(' ')}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error(`The walk took longer than ${limitMs / 60_000} minutes`);
  process.exit(1);
}, limitMs);

const folder = mkdtempSync(join(tmpdir(), 'heard-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const sections = await walk(folder);
const head = `# What a screen reader says

Written by \`npm run heard\`: Orca ${versionOf('orca')} with Firefox ${versionOf('firefox-esr')}, in Dutch, at the demo story. Each line is a key and what
is said after it; “·” stands between utterances. A person judges it; no test reads it.
`;
writeFileSync(target, [head, ...sections].join('\n'));
console.log('Written: docs/heard.md');
process.exit(0);
