// What the documents name: each other, files and settings; and the documents that comments name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const read = (file: string) => readFileSync(file, 'utf8');
const documents = ['README.md', ...filesIn('docs', /\.md$/)];

/** The anchors of its headings, as GitHub writes them. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

const isThere = (file: string, anchor = '') =>
  existsSync(file) && (anchor === '' || !file.endsWith('.md') || anchorsOf(file).includes(anchor));

describe.each(documents)('%s', (file) => {
  it('links to files and sections that exist', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const missing = links.filter(
      ([, path, anchor]) => !isThere(path ? join(dirname(file), path) : file, anchor),
    );
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

it('no command has a secret on its line, where others can see it', () => {
  const secret =
    /<(?:secret key|password)>|_URL"|\bAI_API_KEY=|-[Hd] "[^"]*\$\{?\w*(?:SECRET|PASSWORD)|link_key '/;
  const commands = documents.flatMap((file) =>
    [...read(file).matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block]) => block!.split('\n')),
  );
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter((command) => secret.test(command))).toEqual([]);
});

it('is named in comments and messages as it is', () => {
  // A merged migration is never edited, also where a document has another name by now.
  const code = ['src', 'build', 'catalogus', 'doctor', 'e2e', 'supabase']
    .flatMap((folder) => filesIn(folder, /\.(?:tsx?|json|toml|py)$/))
    .filter((file) => file !== 'build/rules/documents.test.ts');
  const named = code.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)].map(
      ([name, anchor]) => [file, name.replace(/#.*/, ''), anchor] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, path, anchor]) => !isThere(path, anchor))).toEqual([]);
});

describe('docs/promises.md', () => {
  const promises = read('docs/promises.md');
  const named = [...promises.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

  it('refers only to files that exist', () => {
    const files = named.filter((name) =>
      /^(src|build|doctor|e2e|supabase|public|docs)\//.test(name),
    );
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names only settings that exist', () => {
    const settings = named.filter((name) => name.startsWith('VITE_'));
    expect(settings.length).toBeGreaterThan(3);
    const example = read('.env.example');
    expect(settings.filter((setting) => !example.includes(`\n${setting}=`))).toEqual([]);
  });

  it('says of each promise where it is made and what keeps it', () => {
    const sections = promises.split(/^(?=###? )/m).filter((text) => text.startsWith('### '));
    expect(sections.length).toBeGreaterThan(35);
    for (const section of sections) expect(section).toMatch(/^Where: \S[^]*\nKept by: \S[^]*\.$/m);
  });
});

it.each(['.env.example', 'supabase/functions/.env.example'])(
  'docs/operations.md explains every setting of %s',
  (file) => {
    const settings = [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
    const operations = read('docs/operations.md');
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((setting) => !operations.includes(`\`${setting}\``))).toEqual([]);
  },
);
