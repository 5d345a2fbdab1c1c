import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findLooseText } from './loose-text';

const example = 'src/loose-text-example.tsx';
const cases: [name: string, code: string, found: number][] = [
  ['a text alone in its element', 'const x = <p>{many}</p>', 0],
  ['an alternative alone in its element', "const x = <p>{isOn ? 'aan' : <b>uit</b>}</p>", 0],
  ['a fixed text beside elements', 'const x = <p>{copy.one}: <b>{many}</b>.</p>', 0],
  ['a fixed text before an element that comes and goes', 'const x = <p>Aan {isOn && <b />}</p>', 0],
  ['lists of elements', 'const x = <ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>', 0],
  ['elements that come and go', 'const x = <p>{isOn && <b />}{many > 1 ? <i /> : null}</p>', 0],
  ['a changing text beside a fixed one', 'const x = <p>{many} nieuwe</p>', 1],
  ['a changing text beside an element', 'const x = <p><b />{name}</p>', 1],
  ['two texts', 'const x = <p>{many} {name}</p>', 2],
  ['an optional text', "const x = <p><b />{isOn && 'aan'}</p>", 1],
  ['an alternative text', "const x = <p><b />{isOn ? 'aan' : 'uit'}</p>", 1],
  ['an element that comes before a text', 'const x = <p>{isOn && <b />} tekst</p>', 1],
  ['a component that may be nothing before a text', 'const x = <p><Maybe /> tekst</p>', 1],
  ['a text in a fragment', 'const x = <>{name}</>', 1],
  ['a list of texts', 'const x = <p>{list}</p>', 1],
  [
    'a list of texts and elements',
    'const x = <p>{list.map((t) => (isOn ? t : <b key={t} />))}</p>',
    1,
  ],
  ['a component that is a text', 'export function Name() { return name; }', 1],
  ['a component that is a list of texts', 'export const Names = () => list;', 1],
];

const config = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, '.');
const names = fileNames.filter((name) => /^(\.\/)?src\/.*\.d?\.?tsx?$/.test(name));
const host = ts.createCompilerHost(options);
const { getSourceFile, fileExists } = host;
const start = `declare const [many, name, isOn, list]: [number, string, boolean, string[]];
const copy = { one: 'een' } as const; const Maybe = () => (isOn ? <b /> : null);\n`;
host.fileExists = (name) => name.includes('loose-text-example') || fileExists(name);
host.getSourceFile = (name, ...rest) => {
  const at = /loose-text-example-(\d+)\.tsx$/.exec(name)?.[1];
  const code = at === undefined ? undefined : start + cases[Number(at)]![1];
  return code === undefined
    ? getSourceFile(name, ...rest)
    : ts.createSourceFile(
        name,
        `${code}\nexport { copy, Maybe };`,
        ts.ScriptTarget.ES2022,
        true,
        ts.ScriptKind.TSX,
      );
};
const exampleNames = cases.map((_, at) => example.replace('.tsx', `-${at}.tsx`));
const program = ts.createProgram([...names, ...exampleNames], { ...options, noEmit: true }, host);
const checker = program.getTypeChecker();

describe('loose text', () => {
  it.each(cases.map(([name, , found], at) => [name, at, found] as const))(
    'in %s',
    (_, at, found) => {
      expect(findLooseText(program.getSourceFile(exampleNames[at]!)!, checker)).toHaveLength(found);
    },
  );

  it('is nowhere on the site, so that a page can be translated while it changes', () => {
    // The page in the ZIP is static: nothing in it changes.
    const isLive = (name: string) =>
      name.endsWith('.tsx') && !/\.test\.tsx$|export\/archive\/page/.test(name);
    const files = names.filter(isLive);
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((name) =>
      findLooseText(program.getSourceFile(name)!, checker).map(
        ({ line, text }) => `${name}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
