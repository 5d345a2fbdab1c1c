/** The direction of imports, as a function of the files: app → pages → modules → components → lib → config. */
import { posix } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** From the root of the repository: `src/pages/home/home-page.tsx`. */
  path: string;
  text: string;
}

const layers = ['app', 'pages', 'modules', 'components', 'lib', 'config'];
/** In these, a folder knows nothing of its neighbours. */
const islands = ['pages', 'modules'];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
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
  if (here.root === 'src' && ['supabase', 'build'].includes(there.root!))
    return `src never imports ${there.root}/`;
  if (here.root === 'supabase' && ['src', 'build'].includes(there.root!))
    return `supabase/ never imports ${there.root}`;
  if (here.root === 'build' && there.root === 'e2e') return 'build/ never imports e2e';
  if (!here.layer || !there.layer) return null;

  if (layers.indexOf(there.layer) < layers.indexOf(here.layer))
    return `${here.layer} never imports ${there.layer}`;
  const sameFolder = here.layer === there.layer && here.folder === there.folder;
  if (islands.includes(here.layer) && here.layer === there.layer && !sameFolder)
    return `${here.layer} never import each other`;
  if (specifier.startsWith('.') && here.layer !== there.layer) return 'outside a folder, write @/';
  if (specifier.startsWith('@/') && sameFolder && islands.includes(here.layer))
    return 'inside a folder, write ./';
  if (/^src\/lib\/supabase(\/|\.|$)/.test(target) && !isApi && withoutEnding(path) !== target)
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
