import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findNewerCalls, programOf } from './find-newer-calls.ts';

/** What is fine without a feature test, and why. */
const accepted: Record<string, string> = {
  'src/lib/browser/when-idle.ts cancelIdleCallback': 'comes with the tested requestIdleCallback',
  'src/components/ui/pointer-moved.ts movementX': 'undefined counts as no movement',
  'src/components/ui/pointer-moved.ts movementY': 'undefined counts as no movement',
  'src/modules/timeline/media-files/file-content.ts body':
    'of a Response; its declaration is shared with Request',
  'src/modules/share/share-channels.tsx navigator.share': 'offered only where `canShare` is true',
  'src/components/photo-print.tsx <img fetchpriority>': 'a hint',
  'src/modules/item-card/media/fitting-picture.tsx <img fetchpriority>': 'a hint',
  'src/modules/item-card/media/video.tsx <video playsinline>': 'Firefox always plays inline',
  'src/modules/lightbox/slides/video-slide.tsx <video playsinline>': 'Firefox always plays inline',
  'src/pages/public/first-screen/opened-item.tsx <img fetchpriority>': 'a hint',
  'src/pages/public/first-screen/opened-item.tsx <video playsinline>':
    'Firefox always plays inline',
};

const folder = resolve('src');

it('the site calls no function that the oldest browsers lack, without a feature test', () => {
  const program = programOf(resolve(folder, 'tsconfig.json'));
  const isOwn = (path: string) =>
    path.startsWith(folder) ||
    /build\/prerender\/(?:failed-loads|first-reads|first-screen)\.ts$/.test(path);
  const found = findNewerCalls(program, isOwn);
  const keyOf = (at: string, name: string) => `${at.replace(/:\d+$/, '')} ${name}`;
  const unexpected = found.filter(({ at, name }) => !(keyOf(at, name) in accepted));
  expect(
    unexpected.map(({ at, name, lackedBy }) => `${at} ${name}: not in ${lackedBy.join(', ')}`),
  ).toEqual([]);
  expect(
    Object.keys(accepted).filter((key) => !found.some(({ at, name }) => keyOf(at, name) === key)),
  ).toEqual([]);
}, 120_000);

/** The names that are found in each of these texts. */
function namesIn(texts: Record<string, string>): Record<string, string[]> {
  const options: ts.CompilerOptions = {
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.Preserve,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const textOf = (path: string) => texts[path.replace(/^.*\/|\.tsx$/g, '')];
  const isText = (path: string) => path.endsWith('.tsx') && textOf(path) !== undefined;
  host.fileExists = (path) => isText(path) || fileExists(path);
  host.getSourceFile = (path, language) =>
    isText(path)
      ? ts.createSourceFile(path, `export {}; ${textOf(path)}`, language, true)
      : getSourceFile(path, language);
  const names = Object.keys(texts).map((name) => `${name}.tsx`);
  const program = ts.createProgram(names, options, host);
  const found = findNewerCalls(program, isText);
  return Object.fromEntries(
    Object.keys(texts).map((name) => [
      name,
      found.filter(({ at }) => at.startsWith(`${name}.tsx:`)).map((one) => one.name),
    ]),
  );
}

it('names functions of every kind, and accepts a feature test', () => {
  const newer: [code: string, name: string][] = [
    ["URL.canParse('/')", 'URL.canParse'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['document.body.checkVisibility()', 'document.body.checkVisibility'],
    ['new Set([1]).union(new Set([2]))', 'newSet([1]).union'],
    ['Object.groupBy([1], String)', 'Object.groupBy'],
    ['Map.groupBy([1], String)', 'Map.groupBy'],
    ['document.body.showPopover()', 'document.body.showPopover'],
    ["addEventListener('scrollend', () => {})", 'event scrollend'],
    ["CSS.registerProperty({ name: '--a', inherits: false })", 'CSS.registerProperty'],
    ['navigator.setAppBadge(1)', 'navigator.setAppBadge'],
    ["new Intl.Segmenter('nl')", 'Intl.Segmenter'],
    ["new Intl.NumberFormat('nl').formatRange(1, 2)", "newIntl.NumberFormat('nl').formatRange"],
    ['[1].values().map(String)', '[1].values().map'],
    ['[1].toSorted()', '[1].toSorted'],
    ['([1] as readonly number[]).with(0, 2)', '([1]asreadonlynumber[]).with'],
    ['new Uint8Array(2).toReversed()', 'newUint8Array(2).toReversed'],
    ['Array.fromAsync([1])', 'Array.fromAsync'],
    ["'a'.isWellFormed()", "'a'.isWellFormed"],
    ['requestIdleCallback(() => {})', 'requestIdleCallback'],
    ['window.requestIdleCallback(() => {})', 'window.requestIdleCallback'],
    ["document.body.setHTMLUnsafe('')", 'document.body.setHTMLUnsafe'],
    ['document.startViewTransition(() => {})', 'document.startViewTransition'],
    ['Response.json({})', 'Response.json'],
    ['const { canParse } = URL; canParse', 'canParse'],
    ['const a = <div popover="auto" />; a', '<div popover>'],
  ];
  const older = [
    "structuredClone({}); [1].at(-1); [1].findLast(Boolean); Object.hasOwn({}, 'a')",
    "AbortSignal.timeout(1); document.querySelector('dialog')?.showModal()",
    "document.body.animate([], 1); document.body.replaceChildren(); 'a'.replaceAll('a', 'b')",
    "new Intl.PluralRules('nl').select(1); [1].map(String); new Set([1]).forEach(String)",
    'const own = { canParse: () => true, toSorted: () => [] }; own.canParse(); own.toSorted()',
    "if ('startViewTransition' in document) document.startViewTransition(() => {})",
    'AbortSignal.any?.([])',
    "if (typeof requestIdleCallback === 'function') requestIdleCallback(() => {})",
    "function go() { if (!('wakeLock' in navigator)) return; navigator.wakeLock.request('screen') } go()",
    "const video = document.createElement('video'); video.preservesPitch = true",
  ];
  const found = namesIn({
    ...Object.fromEntries(newer.map(([code], index) => [`newer${index}`, code])),
    ...Object.fromEntries(older.map((code, index) => [`older${index}`, code])),
    // A test in another function does not guard this call.
    elsewhere:
      "function a() { return 'canParse' in URL } function b() { URL.canParse('/') } a(); b()",
  });
  expect(newer.map((_, index) => found[`newer${index}`])).toEqual(newer.map(([, name]) => [name]));
  expect(older.map((_, index) => found[`older${index}`])).toEqual(older.map(() => []));
  expect(found['elsewhere']).toEqual(['URL.canParse']);
}, 120_000);
