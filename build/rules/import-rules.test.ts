import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importCycles, importViolations, sizeViolations, type SourceFile } from './import-rules';

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const judge = (path: string, text: string) => importViolations([{ path, text }]);

it('no file of this repository breaks a rule', () => {
  const files = ['src', 'build', '.ci', 'catalogus', 'doctor', 'supabase'].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(50);
  expect(importViolations(files)).toEqual([]);
  expect(sizeViolations(files)).toEqual([]);
  expect(importCycles([...files, ...sourceFiles('e2e')])).toEqual([]);
});

it('finds files that import each other, unless one is loaded later', () => {
  const a = { path: 'src/lib/a.ts', text: "import type { B } from './b';" };
  const b = { path: 'src/lib/b.ts', text: "import { c } from '@/lib/c';" };
  const c = { path: 'src/lib/c.tsx', text: "import { a } from './a.ts'; import './d';" };
  const d = { path: 'src/lib/d.ts', text: 'export {};' };
  expect(importCycles([a, b, c, d])).toEqual(['src/lib/a', 'src/lib/b', 'src/lib/c']);
  expect(importCycles([a, b, { ...c, text: "import('./a')" }, d])).toEqual([]);
});

const sourceOf = (path: string, lines = 1) => ({ path, text: 'export {};\n'.repeat(lines) });

it('keeps every module below a third of the code of all modules', () => {
  const files = [
    sourceOf('src/modules/map/a.ts', 40),
    sourceOf('src/modules/share/a.ts', 30),
    sourceOf('src/modules/export/a.ts', 30),
    sourceOf('src/modules/share/a.test.ts', 900),
  ];
  expect(sizeViolations(files)).toEqual(['src/modules/map holds 40 % of the module code']);
});

it('keeps folders at fifteen source files', () => {
  const files = Array.from({ length: 16 }, (_, index) => sourceOf(`src/pages/home/a${index}.ts`));
  expect(sizeViolations(files)).toEqual(['src/pages/home holds 16 source files']);
  expect(sizeViolations(files.slice(1))).toEqual([]);
});

describe('what the rules refuse', () => {
  it.each([
    ['src/lib/dates.ts', "import { showToast } from '@/components/toast/toast-store'", 'lib never'],
    ['src/config/site.ts', "import '@/lib/dates'", 'config never imports lib'],
    ['src/components/card.tsx', "import { x } from '@/modules/timeline/api'", 'components never'],
    ['src/components/card.tsx', "import { x } from '../modules/timeline/api'", 'components never'],
    ['src/modules/timeline/a.ts', "import Page from '@/pages/home/home-page'", 'modules never'],
    ['src/pages/home/home-page.tsx', "import { App } from '@/app/app'", 'pages never imports app'],
    ['src/pages/home/a.tsx', "import { copy } from '@/pages/help/copy'", 'never import each other'],
    ['src/pages/home/a.tsx', "import { copy } from '../help/copy'", 'never import each other'],
    [
      'src/modules/timeline/a.ts',
      "import { b } from '@/modules/map/b'",
      'timeline comes after map',
    ],
    ['src/modules/timeline/a.ts', "export * from '@/modules/map/b'", 'timeline comes after map'],
    ['src/modules/timeline/a.ts', "const b = await import('@/modules/map/b')", 'comes after map'],
    ['src/modules/timeline/a.ts', "import type { B } from '@/modules/map/b'", 'comes after map'],
    ['src/modules/timeline/a.ts', "type B = import('@/modules/map/b').B", 'comes after map'],
    ['src/modules/other/a.ts', "import { b } from '@/modules/map/b'", 'stands in the order'],
    ['src/modules/map/a.ts', "import { b } from '../timeline/b'", 'between modules, write @/'],
    ['src/pages/home/a.tsx', "import { b } from '@/pages/home/b'", 'write ./'],
    ['src/pages/home/a.tsx', "import { b } from '../../lib/dates'", 'write @/'],
    ['src/pages/home/a.tsx', "import('@/lib/supabase')", 'only modules/*/api.ts'],
    [
      'src/modules/timeline/use-it.ts',
      "import { s } from '@/lib/supabase'",
      'only modules/*/api.ts',
    ],
    ['src/lib/other.ts', "import { s } from './supabase.ts'", 'only modules/*/api.ts'],
    [
      'src/main.tsx',
      "import { b } from '../supabase/local/backend'",
      'src never imports supabase/',
    ],
    [
      'src/lib/a.ts',
      "import { a } from '../../supabase/functions/share-page/a.ts'",
      'src never imports supabase/',
    ],
    ['src/app/app.tsx', "import { b } from '../../build/headers'", 'src never imports build/'],
    ['src/app/app.d.ts', "type B = import('../../build/headers').B", 'src never imports build/'],
    ['src/app/app.tsx', "import { b } from 'virtual:b'", 'has a declaration in src'],
    ['supabase/local/a.ts', "import { b } from '../../build/headers'", 'never imports build'],
    ['.ci/a.ts', "import { b } from '../e2e/b.ts'", 'never imports e2e'],
    [
      'supabase/local/backend.ts',
      "import { env } from '../../src/config/env'",
      'never imports src',
    ],
    ['src/app/app.tsx', "import { cards } from '../../catalogus/samples'", 'imports catalogus/'],
    ['src/app/app.tsx', "import { fakeMedia } from '@/testing/fake-media'", 'only tests import'],
    ['supabase/local/a.ts', "import { run } from '../../doctor/doctor.ts'", 'never imports the'],
    ['src/modules/timeline/api.ts', "import { useState } from 'react'", 'knows no React'],
    ['src/modules/timeline/api.ts', "import { x } from '@tanstack/react-query'", 'knows no React'],
    ['src/modules/timeline/api.ts', "import { copy } from './copy'", 'no copy and no toast'],
    ['src/modules/timeline/api.ts', "import '@/components/toast/toast-store'", 'no copy'],
    ['src/modules/timeline/index.ts', 'export {}', 'no barrel files'],
    ['src/lib/a.ts', 'const url = import.meta.env.VITE_SITE_URL', 'only config/env.ts'],
    ['src/lib/a.ts', 'if (import.meta.env.DEV) {}', 'only config/env.ts'],
    ['src/lib/a.ts', "import { a } from '../../supabase/functions/_shared/a.ts'", 'write @shared/'],
    ['doctor/a.ts', "import { a } from '../supabase/functions/_shared/a.ts'", 'write @shared/'],
    ['src/lib/a.ts', "const env = import.meta['env']", 'only config/env.ts'],
    ['src/lib/a.ts', "import { format } from 'date-fns/format'", 'only lib/dates.ts'],
    ['src/lib/a.ts', "const f = new Intl.DateTimeFormat('nl')", 'only lib/dates.ts'],
    ['src/pages/a/a.tsx', "date.toLocaleDateString('nl')", 'only lib/dates.ts'],
  ])('%s: %s', (path, text, rule) => {
    expect(judge(path, text)).toEqual([expect.stringContaining(rule)]);
  });
});

describe('what the rules allow', () => {
  it('a file that the site and the functions share', () => {
    const text = "import { a } from '@shared/a'";
    expect(judge('src/lib/a.ts', text)).toEqual([]);
  });

  it('a virtual module that is declared', () => {
    const declaration = "declare module 'virtual:a' {}";
    const files = [
      { path: 'src/a.d.ts', text: declaration },
      { path: 'src/lib/a.ts', text: "import { a } from 'virtual:a'" },
    ];
    expect(importViolations(files)).toEqual([]);
  });

  it.each([
    ['src/main.tsx', "import { App } from './app/app'"],
    ['src/app/app-routes.tsx', "const load = () => import('@/pages/home/home-page')"],
    ['src/pages/home/home-page.tsx', "import { copy } from './copy'; import '@/modules/a/b'"],
    ['src/modules/timeline/api.ts', "import { getSupabase } from '@/lib/supabase'"],
    ['src/modules/timeline/api.test.ts', "import { getSupabase } from '@/lib/supabase'"],
    ['src/lib/supabase.ts', "import { createClient } from '@supabase/supabase-js'"],
    ['src/lib/supabase.test.ts', "import { getSupabase } from './supabase'"],
    ['src/lib/supabase.ts', "import { env } from '@/config/env'"],
    ['src/components/toast/a.tsx', "import { E } from '@/components/error-boundary'"],
    ['src/config/env.ts', 'export const env = import.meta.env'],
    ['src/lib/dates.ts', "import { isValid } from 'date-fns/isValid'"],
    ['src/lib/calendar-dates.ts', "import { format } from 'date-fns/format'"],
    ['src/lib/a.ts', "count.toLocaleString('nl')"],
    ['src/lib/a.ts', 'const base = import.meta.url; // not import.meta.env'],
    ['src/lib/a.test.ts', `const text = "import { x } from '@/app/app'"`],
    ['supabase/local/plugin.ts', "import { backend } from './backend.ts'"],
    ['doctor/checks/site.ts', "import { paths } from '../../src/config/paths.ts'"],
    ['supabase/local/a.test.ts', "import { ids } from '../../doctor/hostile-calls/targets.ts'"],
    ['build/prerender/entry.tsx', "import { env } from '@/config/env'; import 'virtual:a'"],
  ])('%s: %s', (path, text) => {
    expect(judge(path, text)).toEqual([]);
  });
});
