/** Rules of the tree, as functions of its files. Imports: app → pages → modules → components → navigation → lib → config. */
import { posix } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** From the root of the repository: `src/pages/home/home-page.tsx`. */
  path: string;
  text: string;
}

const layers = ['app', 'pages', 'modules', 'components', 'navigation', 'lib', 'config'];
/** In these, a folder is a unit: its own files are imported with `./`, those of others with `@/`. */
const units = ['pages', 'modules'];
/** A module imports only modules after it. */
const moduleOrder = [
  // What opens over a timeline.
  'slideshow',
  'lightbox',
  'map',
  'share',
  'export',
  // The main part of the page: grid, chapters, filter bar, year rail.
  'timeline-view',
  // Both versions of Home.
  'home',
  // One item as a card, and the player of recordings and videos.
  'item-card',
  'media',
  // Rows, reads, filter, chapters, dates.
  'timeline',
  'display-settings',
  'consent',
  'help-chat',
  'help-article',
  'feature-entry',
  'early-access',
  'legal',
];
const isTest = (path: string) => /[._]test\.tsx?$|\/testing\//.test(path);
const withoutEnding = (path: string) => path.replace(/(\.test)?\.tsx?$/, '');

/** The only files that know how dates are computed and written. */
const dateFiles = /^src\/lib\/(calendar-)?dates\.ts$/;

/** What a file imports (`import`, `export … from`, `import()`), reads and calls. */
function readSource({ path, text }: SourceFile) {
  const specifiers: string[] = [];
  let readsEnv = false;
  let formatsDates = false;
  const visit = (node: ts.Node) => {
    const source =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (source && ts.isStringLiteralLike(source)) specifiers.push(source.text);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      specifiers.push(node.argument.getText().slice(1, -1));
    if (ts.isMetaProperty(node) && /^import\.meta(\.|\[['"])env/.test(node.parent.getText()))
      readsEnv = true;
    if (
      ts.isPropertyAccessExpression(node) &&
      /^(DateTimeFormat|toLocale(Date|Time)String)$/.test(node.name.text)
    )
      formatsDates = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { specifiers, readsEnv, formatsDates };
}

/** Where a specifier points to inside the repository; null for a package. */
function resolve(specifier: string, from: string): string | null {
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2));
  if (specifier.startsWith('@shared/'))
    return posix.join('supabase/functions/_shared', specifier.slice(8));
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return null;
}

const place = (path: string) => {
  const [root, layer = '', folder = ''] = path.split('/');
  return { root, layer: root === 'src' && layers.includes(layer) ? layer : null, folder };
};

function judgeImport(path: string, specifier: string): string | null {
  const target = resolve(specifier, path);
  const here = place(path);
  const isApi = here.layer === 'modules' && posix.basename(withoutEnding(path)) === 'api';

  if (target === null) {
    const isView = /^(react|react-dom|react-router-dom|@tanstack\/react-query)(\/|$)/.test(
      specifier,
    );
    return isApi && isView && !isTest(path) ? 'api.ts knows no React' : null;
  }
  const there = place(target);
  // Relative only where Deno or `vite.config.ts` loads the file: they do not know the alias.
  if (['src', 'doctor'].includes(here.root!) && target.startsWith('supabase/functions/_shared/'))
    return specifier.startsWith('@shared/') ? null : 'of what functions share, write @shared/';
  if (here.root === 'src' && ['supabase', 'build', 'catalogus'].includes(there.root!))
    return `src never imports ${there.root}/`;
  if (here.root === 'supabase' && ['src', 'build'].includes(there.root!))
    return `supabase/ never imports ${there.root}`;
  if (target.includes('/testing/') && !isTest(path)) return 'only tests import testing/';
  // It knows the site and the backend; only tests use what it sends.
  if (there.root === 'doctor' && here.root !== 'doctor' && !isTest(path))
    return `${here.root}/ never imports the doctor`;
  if (['build', '.ci'].includes(here.root!) && there.root === 'e2e')
    return `${here.root}/ never imports e2e`;
  if (!here.layer || !there.layer) return null;

  if (layers.indexOf(there.layer) < layers.indexOf(here.layer))
    return `${here.layer} never imports ${there.layer}`;
  const sameFolder = here.layer === there.layer && here.folder === there.folder;
  if (here.layer === 'pages' && there.layer === 'pages' && !sameFolder)
    return 'pages never import each other';
  if (here.layer === 'modules' && there.layer === 'modules' && !sameFolder) {
    if (specifier.startsWith('.')) return 'between modules, write @/';
    const [from, to] = [here, there].map(({ folder }) => moduleOrder.indexOf(folder));
    if (from! < 0 || to! < 0) return 'a module stands in the order of import-rules.ts';
    if (to! < from!) return `${here.folder} comes after ${there.folder}`;
  }
  if (specifier.startsWith('.') && here.layer !== there.layer) return 'outside a folder, write @/';
  if (specifier.startsWith('@/') && sameFolder && units.includes(here.layer))
    return 'inside a folder, write ./';
  const isClient = /^src\/lib\/(supabase|http\/(rows|functions)-client)(\/|\.|$)/.test(target);
  if (isClient && !isApi && withoutEnding(path) !== 'src/lib/supabase')
    return 'only modules/*/api.ts imports lib/supabase';
  if (isApi && !isTest(path) && (there.layer === 'components' || /\/copy(\.ts)?$/.test(target)))
    return 'api.ts knows no copy and no toast';
  return null;
}

/** The virtual modules that a declaration file in `src` gives a type. */
const declaredModules = (files: readonly SourceFile[]) =>
  new Set(
    files
      .filter(({ path }) => /^src\/.*\.d\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/^declare module '(virtual:[^']+)'/gm)])
      .map(([, name]) => name!),
  );

/** Every breach of the rules, as `path: rule (import)`. */
export function importViolations(files: readonly SourceFile[]): string[] {
  const declared = declaredModules(files);
  return files.flatMap((file) => {
    const { specifiers, readsEnv, formatsDates } = readSource(file);
    const found = specifiers.flatMap((specifier) => {
      const isUndeclared = specifier.startsWith('virtual:') && !declared.has(specifier);
      const rule =
        isUndeclared && file.path.startsWith('src/')
          ? 'a virtual module has a declaration in src'
          : judgeImport(file.path, specifier);
      return rule ? [`${file.path}: ${rule} (${specifier})`] : [];
    });
    if (/^src\/.*\/index\.tsx?$/.test(file.path)) found.push(`${file.path}: no barrel files`);
    if (readsEnv && file.path !== 'src/config/env.ts')
      found.push(`${file.path}: only config/env.ts reads import.meta.env`);
    const usesDateFns = specifiers.some((specifier) => /^date-fns(\/|$)/.test(specifier));
    if ((usesDateFns || formatsDates) && file.path.startsWith('src/') && !dateFiles.test(file.path))
      found.push(`${file.path}: only lib/dates.ts and lib/calendar-dates.ts compute dates`);
    return found;
  });
}

/** Import cycles, direct and indirect. Type imports count; dynamic imports do not. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const withoutType = (path: string) => path.replace(/\.tsx?$/, '');
  const imports = new Map(
    files.map(({ path, text }) => {
      // Not the whole syntax tree: this is the only rule that also reads the end-to-end tests.
      const { importedFiles } = ts.preProcessFile(text);
      const eager = importedFiles.filter(
        ({ pos }) => !/import\(\s*$/.test(text.slice(pos - 20, pos)),
      );
      return [
        withoutType(path),
        eager.map(({ fileName }) => withoutType(resolve(fileName, path) ?? '')),
      ];
    }),
  );
  // What imports nothing that is left, or is imported by nothing that is left, is in no cycle.
  for (let before = -1; before !== imports.size;) {
    before = imports.size;
    const imported = new Set([...imports.values()].flat());
    for (const [path, targets] of imports) {
      const isInside = imported.has(path) && targets.some((target) => imports.has(target));
      if (!isInside) imports.delete(path);
    }
  }
  return [...imports.keys()];
}

const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1;
const maxSourceFiles = 15;

function groupBy(files: readonly SourceFile[], keyOf: (file: SourceFile) => string) {
  const groups = new Map<string, SourceFile[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return groups;
}

/** Modules above a third of all module code, and folders of `src` with too many source files. */
export function sizeViolations(files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => path.startsWith('src/') && !isTest(path));
  const inModules = code.filter(({ path }) => path.startsWith('src/modules/'));
  const total = inModules.reduce((sum, file) => sum + linesOf(file), 0);
  const modules = groupBy(inModules, ({ path }) => path.split('/').slice(0, 3).join('/'));
  const large = [...modules].flatMap(([module, list]) => {
    const share = list.reduce((sum, file) => sum + linesOf(file), 0) / total;
    const isOnly = modules.size === 1;
    return share > 1 / 3 && !isOnly
      ? [`${module} holds ${Math.round(share * 100)} % of the module code`]
      : [];
  });
  const folders = groupBy(code, ({ path }) => posix.dirname(path));
  const full = [...folders].flatMap(([folder, { length }]) =>
    length > maxSourceFiles ? [`${folder} holds ${length} source files`] : [],
  );
  return [...large, ...full];
}
