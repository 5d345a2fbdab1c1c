import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const operations = readFileSync('docs/operations.md', 'utf8');

it.each(['.env.example', 'supabase/functions/.env.example'])(
  'explains every setting of %s to the operator',
  (file) => {
    const settings = [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name!,
    );
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((setting) => !operations.includes(`\`${setting}\``))).toEqual([]);
  },
);

it('links to sections that exist', () => {
  const anchors = new Set(
    [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const sources = ['README.md', 'docs/help-assistant.md'].map((file) => readFileSync(file, 'utf8'));
  const links = [operations, ...sources].flatMap((text) =>
    [...text.matchAll(/\]\((?:(?:docs\/)?operations\.md)?#([a-z-]+)\)/g)].map(
      ([, anchor]) => anchor!,
    ),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
