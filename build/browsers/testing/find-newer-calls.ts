// Names the functions of the browser that code uses and that are newer than the floor, by their types.
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

/** The owner of a member of lib.*.d.ts, by its name in the compatibility data. */
interface Owner {
  name: string;
  isStatic: boolean;
}

/** `ArrayConstructor` declares what `Array` has, `ReadonlyArray` what its instances have. */
const builtinOf = (name: string) =>
  name
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/^(?:\w*Iterator(?:Object)?|IterableIterator|Generator)$/, 'Iterator')
    .replace(/^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/, 'TypedArray');

function ownerOf({ parent }: ts.Declaration): Owner | undefined {
  if (ts.isInterfaceDeclaration(parent)) {
    const { text } = parent.name;
    const scope = ts.isModuleBlock(parent.parent) ? parent.parent.parent.name.text : 'global';
    return {
      name: (scope === 'global' ? '' : `${scope}.`) + builtinOf(text),
      isStatic: text.endsWith('Constructor'),
    };
  }
  // `declare var URL: { canParse(…): boolean }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return { name: parent.parent.name.getText(), isStatic: true };
  // `declare namespace CSS { function registerProperty(…): void }`
  if (ts.isModuleBlock(parent)) return { name: parent.parent.name.text, isStatic: true };
  return undefined;
}

/** The first of these paths that the data know. */
function firstLacked(paths: string[][]): Browser[] | undefined {
  for (const path of paths) {
    const lacking = lackedAt(...path);
    if (lacking) return lacking;
  }
  return undefined;
}

/** Of an interface that is newer itself there is no instance: what gives one is named instead. */
const isNewerInterface = ({ name, isStatic }: Owner) =>
  !isStatic && Boolean(lackedAt('api', name)?.length);

const pathsOf = (owner: Owner, member: string): string[][] =>
  isNewerInterface(owner)
    ? []
    : [
        ['api', owner.name, owner.isStatic ? `${member}_static` : member],
        ['javascript', 'builtins', ...owner.name.split('.'), member],
      ];

const pathsOfGlobal = (name: string): string[][] => [
  ['api', name],
  ['api', 'Window', name],
  ['javascript', 'builtins', name],
];

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

/** The function or file around a node. */
function scopeOf(node: ts.Node): ts.Node {
  let at = node.parent;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return at;
}

const isInside = (node: ts.Node, scope: ts.Node) => node.pos >= scope.pos && node.end <= scope.end;

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

  const add = (node: ts.Node, member: string, name: string, lacking: string[] = []) => {
    // To set a property that is absent changes nothing.
    if (lacking.length === 0 || isAssigned(node.parent, node)) return;
    if (isFeatureTest(node)) tests.push({ member, node });
    else uses.push({ node, name, member, lackedBy: lacking });
  };

  const declarationsOf = (node: ts.Node) =>
    (checker.getSymbolAtLocation(node)?.declarations ?? []).filter((declaration) =>
      program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
    );

  /** The interface of the declaration, else the types of the object that inherit it from a mixin. */
  function pathsOfMember(node: ts.Identifier, object: ts.Type | undefined): string[][] {
    const owners = declarationsOf(node).flatMap((declaration) => ownerOf(declaration) ?? []);
    if (owners.length === 0) return [];
    const isStatic = owners.some((owner) => owner.isStatic);
    const types = object ? ancestorsOf(object) : [];
    return [...owners, ...types.map((name) => ({ name, isStatic }))].flatMap((owner) =>
      pathsOf(owner, node.text),
    );
  }

  function ancestorsOf(type: ts.Type): string[] {
    const types = type.isUnionOrIntersection() ? type.types : [type];
    return types.flatMap((one) => {
      const bases = one.isClassOrInterface() ? checker.getBaseTypes(one) : [];
      return [...(one.symbol ? [one.symbol.name] : []), ...bases.flatMap(ancestorsOf)];
    });
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
      const object = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
      const paths = pathsOfMember(node.name, checker.getApparentType(object));
      add(node, node.name.text, node.getText().replaceAll(/\s+/g, ''), firstLacked(paths));
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const object = checker.getTypeAtLocation(node.parent);
      const declarations = ts.isIdentifier(name)
        ? (object.getProperty(name.text)?.declarations ?? [])
        : [];
      const owners = declarations
        .filter((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()))
        .flatMap((one) => ownerOf(one) ?? []);
      if (ts.isIdentifier(name)) {
        const paths = owners.flatMap((owner) => pathsOf(owner, name.text));
        add(node, name.text, name.text, firstLacked(paths));
      }
    } else if (ts.isIdentifier(node) && isGlobal(node)) {
      add(node, node.text, node.text, firstLacked(pathsOfGlobal(node.text)));
    } else if (isIn(node)) {
      tests.push({ member: node.left.text, node });
    } else if (
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

  function isGlobal(node: ts.Identifier): boolean {
    const { parent } = node;
    const isName = 'name' in parent && parent.name === node;
    const isType = ts.isTypeNode(parent) || ts.isExpressionWithTypeArguments(parent);
    if (isName || isType) return false;
    return declarationsOf(node).some(
      (one) =>
        (ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one)) &&
        ts.isSourceFile(ts.isFunctionDeclaration(one) ? one.parent : one.parent.parent.parent),
    );
  }

  visit(file);
  return uses.filter(
    ({ node, member }) =>
      !tests.some(
        (test) =>
          test.member === member && test.node.pos <= node.end && isInside(node, scopeOf(test.node)),
      ),
  );
}

const isIn = (node: ts.Node): node is ts.BinaryExpression & { left: ts.StringLiteral } =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
  ts.isStringLiteral(node.left);

/** Events and attributes also differ between kinds of devices. */
function markupLacked(paths: string[][]): string[] {
  const lacking = firstLacked(paths) ?? [];
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
