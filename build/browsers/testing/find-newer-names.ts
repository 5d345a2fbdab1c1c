// Names functions and syntax newer than the floor in built code, which has no types: dependencies too.
import ts from 'typescript';
import { namesAt, newerFunctions } from './compat-data.ts';
import { isFeatureTest } from './find-newer-calls.ts';

const { members, globals } = newerFunctions();

/** Interfaces that libraries use; names such as `run` of rarer ones are names of anything in built code. */
const owners =
  `Array TypedArray Uint8Array ArrayBuffer Object Promise Map Set String RegExp Error Math JSON Symbol URL
  AbortSignal Response Blob Element HTMLElement HTMLDialogElement HTMLMediaElement Document Window
  Navigator`.split(/\s+/);

const withoutSuffix = (name: string) => name.replace(/_static$/, '');

const newerOf = (owner: string) => (members[owner] ?? []).map(withoutSuffix);

/** Names of their newer members that no interface has in the browsers of the floor. */
function unmistakableNames(): Set<string> {
  const newer = new Set(owners.flatMap(newerOf));
  for (const root of [['api'], ['javascript', 'builtins'], ['javascript', 'builtins', 'Intl']])
    for (const owner of namesAt(...root))
      for (const name of namesAt(...root, owner).map(withoutSuffix))
        if (!newerOf(owner).includes(name)) newer.delete(name);
  return newer;
}

const unmistakable = unmistakableNames();
const globalNames = new Set(globals);

/** The `v` flag, and modifiers inside an expression. */
const isNewerExpression = (text: string) => {
  const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return flags.includes('v') || /(?<!\\)\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/.test(pattern);
};

/** Calls of newer functions without a feature test anywhere in the file, and newer syntax. */
export function findNewerNames(code: string): string[] {
  const file = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.ESNext, true);
  const found = new Map<string, string>();
  const tested = new Set<string>();

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      const { name, expression } = node;
      const owner = ts.isIdentifier(expression) ? expression.text : '';
      const isKnown = Object.hasOwn(members, owner) && newerOf(owner).includes(name.text);
      if (isKnown || unmistakable.has(name.text)) {
        if (isFeatureTest(node)) tested.add(name.text);
        else if (ts.isCallExpression(node.parent) && node.parent.expression === node)
          found.set(isKnown ? `${owner}.${name.text}` : name.text, name.text);
      }
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      if (globalNames.has(text)) found.set(`new ${text}`, text);
    } else if (ts.isTypeOfExpression(node) && ts.isIdentifier(node.expression)) {
      tested.add(node.expression.text);
    } else if (ts.isStringLiteralLike(node)) {
      const { parent } = node;
      const asks =
        ts.isCallExpression(parent) && /\bhasOwn(?:Property)?$/.test(parent.expression.getText());
      if (asks) tested.add(node.text);
      if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword)
        tested.add(node.text);
    } else if (ts.isRegularExpressionLiteral(node) && isNewerExpression(node.text)) {
      found.set(node.text, node.text);
    } else if (
      ts.isVariableDeclarationList(node) &&
      (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using
    ) {
      found.set('using', 'using');
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return [...found].flatMap(([name, member]) => (tested.has(member) ? [] : name));
}
