// Links between the documents, and the documents that comments name.
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

it('is named in comments and messages as it is', () => {
  // A merged migration is never edited, also where a document has another name by now.
  const code = ['src', 'build', 'e2e', 'supabase']
    .flatMap((folder) => filesIn(folder, /\.(?:tsx?|json|toml|py)$/))
    .filter((file) => file !== 'build/rules/document-links.test.ts');
  const named = code.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)].map(
      ([name, anchor]) => [file, name.replace(/#.*/, ''), anchor] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, path, anchor]) => !isThere(path, anchor))).toEqual([]);
});
