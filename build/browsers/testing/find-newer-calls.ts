// Names the functions of the browser that code uses and that are newer than the floor, by their declarations.
import { relative } from 'node:path';
import ts from 'typescript';
import { isMissingInAnEngine, lackedAt, type Browser } from './compat-data.ts';

export interface NewerCall {
  /** `src/lib/urls/safe-url.ts:8`. */
  at: string;
  /** `URL.canParse`. */
  name: string;
  lackedBy: string[];
}

/** `ArrayConstructor` declares what `Array` has, `ReadonlyArray` what its instances have. */
const builtinOf = (name: string) =>
  name
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/^(?:\w*Iterator(?:Object)?|IterableIterator|Generator)$/, 'Iterator')
    .replace(/^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/, 'TypedArray');

/** The names of the interfaces and namespaces around a declaration. */
function namesAround({ parent }: ts.Node): string[] {
  if (!parent || ts.isSourceFile(parent)) return [];
  const isNamed = ts.isInterfaceDeclaration(parent) || ts.isModuleDeclaration(parent);
  const name = isNamed && parent.name.text !== 'global' ? [builtinOf(parent.name.text)] : [];
  return [...namesAround(parent), ...name];
}

/** The browsers that lack what lib.dom.d.ts declares with a reference to MDN, or lib.es….d.ts by its name. */
function lackedOf(declaration: ts.Declaration, name: string): Browser[] {
  const comment = ts.getJSDocCommentsAndTags(declaration).map((one) => one.getText());
  const [, path] = /\/docs\/Web\/API\/([\w/]+)\)/.exec(comment.join('')) ?? [];
  if (!path) {
    const names = [...namesAround(declaration), name];
    return lackedAt('api', ...names) ?? lackedAt('javascript', 'builtins', ...names) ?? [];
  }
  const [owner = '', member] = path.split('/');
  // Of an interface that is newer itself there is no instance: what gives one is named instead.
  const isNewerInstance = member && !member.endsWith('_static') && lackedAt('api', owner)?.length;
  return (!isNewerInstance && lackedAt('api', ...path.split('/'))) || [];
}

/** An expression that asks whether the function is there. */
export function isFeatureTest(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent)) return true;
  const isOptional = ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent);
  if (isOptional && parent.expression === node && parent.questionDotToken) return true;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  return (
    ts.isBinaryExpression(parent) &&
    (parent.left === node || ts.isIfStatement(parent.parent)) &&
    [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ].includes(parent.operatorToken.kind)
  );
}

const isAssigned = (parent: ts.Node, node: ts.Node) =>
  ts.isBinaryExpression(parent) &&
  parent.left === node &&
  parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Whether a node is in the function or file around another one. */
function isInScopeOf(other: ts.Node, node: ts.Node): boolean {
  const isScope = (at: ts.Node) => ts.isFunctionLike(at) || ts.isSourceFile(at);
  const scope = ts.findAncestor(other.parent, isScope)!;
  return node.pos >= scope.pos && node.end <= scope.end;
}

interface Use {
  node: ts.Node;
  name: string;
  member: string;
  lackedBy: string[];
}

/** The uses in a file, apart from those behind a feature test in the same function or around it. */
function findInFile(file: ts.SourceFile, program: ts.Program): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  /** Where the presence of a member is tested, by its name. */
  const tests: { member: string; node: ts.Node }[] = [];

  const add = (node: ts.Node, member: string, name: string, lacking: string[]) => {
    // To set a property that is absent changes nothing.
    if (lacking.length === 0 || isAssigned(node.parent, node)) return;
    if (isFeatureTest(node)) tests.push({ member, node });
    else uses.push({ node, name, member, lackedBy: lacking });
  };

  /** Of a destructured name the symbol of the property, not that of the variable. */
  function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    const { parent } = node;
    const isDestructured = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent);
    if (!isDestructured || parent.initializer === node) return checker.getSymbolAtLocation(node);
    if (node !== (parent.propertyName ?? parent.name)) return undefined;
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  }

  function addIdentifier(node: ts.Identifier) {
    const declarations = (symbolOf(node)?.declarations ?? []).filter((one) =>
      program.isSourceFileDefaultLibrary(one.getSourceFile()),
    );
    const lacking = declarations.flatMap((one) => lackedOf(one, node.text));
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    const use = isMember ? node.parent : node;
    add(use, node.text, use.getText().replaceAll(/\s+/g, ''), [...new Set(lacking)]);
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node)) addIdentifier(node);
    else if (isIn(node)) tests.push({ member: node.left.text, node });
    else if (
      ts.isCallExpression(node) &&
      /\b(?:add|on)EventListener$/.test(node.expression.getText())
    ) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name))
        add(node, `on${name.text}`, `event ${name.text}`, markupLacked(eventPaths(name.text)));
    } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const tag = node.parent.parent.tagName.getText();
      const attribute = node.name.text.toLowerCase();
      const paths = [
        ['html', 'elements', tag, attribute],
        ['html', 'global_attributes', attribute],
        ...(attribute.startsWith('on') ? eventPaths(attribute.slice(2)) : []),
      ];
      if (/^[a-z]/.test(tag)) add(node, attribute, `<${tag} ${attribute}>`, markupLacked(paths));
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return uses.filter(
    ({ node, member }) =>
      !tests.some(
        (test) =>
          test.member === member && test.node.pos <= node.end && isInScopeOf(test.node, node),
      ),
  );
}

const isIn = (node: ts.Node): node is ts.BinaryExpression & { left: ts.StringLiteral } =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
  ts.isStringLiteral(node.left);

/** Events and attributes also differ between kinds of devices. */
function markupLacked(paths: string[][]): string[] {
  const lacking = paths.map((path) => lackedAt(...path)).find((known) => known) ?? [];
  return isMissingInAnEngine(lacking) ? lacking : [];
}

const eventPaths = (name: string) =>
  ['Element', 'Window', 'Document', 'HTMLElement', 'HTMLMediaElement', 'HTMLVideoElement'].map(
    (owner) => ['api', owner, `${name}_event`],
  );

/** The uses in the files of a program that `isChecked` accepts. */
export function findNewerCalls(
  program: ts.Program,
  isChecked: (path: string) => boolean,
): NewerCall[] {
  const files = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isChecked(fileName));
  return files.flatMap((file) =>
    findInFile(file, program).map(({ node, name, lackedBy }) => {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      return { at: `${relative(process.cwd(), file.fileName)}:${line}`, name, lackedBy };
    }),
  );
}

/** The program of a tsconfig.json. */
export function programOf(configPath: string): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(configPath, {}, host);
  if (!config) throw new Error(`${configPath} cannot be read`);
  return ts.createProgram(config.fileNames, config.options);
}
