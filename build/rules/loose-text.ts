/**
 * Finds text in JSX that a page translator takes away from React.
 *
 * The translator of a browser replaces each text node by a `<font>` element. React keeps the old node: a text that it
 * changes then stays as it was on the screen, and React throws when it removes the node or inserts something before it.
 * One case is safe: text that is the only child of its element, since React then sets the content of the element.
 *
 * So this reports, from the type of each child: text that can change (not a constant) beside other children, in a
 * fragment, in a list, or as all that a component returns; and an element that can appear before a text.
 */
import ts from 'typescript';

/** What a child can be; a changing element is one that comes and goes. */
type Kind = 'fixed text' | 'changing text' | 'changing element' | 'other';

interface Found {
  line: number;
  text: string;
}

const has = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0;
const { StringLike, NumberLike, BigIntLike, StringLiteral, NumberLiteral } = ts.TypeFlags;
const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;
const falsy = new Set(['""', '0', '0n']);

export function findLooseText(file: ts.SourceFile, checker: ts.TypeChecker): Found[] {
  const found: Found[] = [];
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text: node.getText(file).replace(/\s+/g, ' ').slice(0, 80) });
  };

  function kindOfType(type: ts.Type): Kind {
    // The code that passes `children` is checked where it stands.
    if (has(type, ts.TypeFlags.Any) || isReactNode(type)) return 'other';
    const parts = type.isUnion() ? type.types : [type];
    const texts = parts.filter(
      (part) =>
        has(part, StringLike | NumberLike | BigIntLike) && !falsy.has(checker.typeToString(part)),
    );
    const arrays = parts.filter((part) => checker.isArrayLikeType(part));
    const hasTextArray = arrays.some((array) => {
      const element = checker.getIndexTypeOfType(array, ts.IndexKind.Number);
      return element !== undefined && isText(kindOfType(element));
    });
    if (hasTextArray) return 'changing text';
    if (texts.length > 0) {
      const isFixed = parts.length === 1 && has(texts[0]!, StringLiteral | NumberLiteral);
      return isFixed ? 'fixed text' : 'changing text';
    }
    const isChanging = arrays.length > 0 || parts.some((part) => has(part, empty));
    return isChanging ? 'changing element' : 'other';
  }

  function kindOfChild(child: ts.JsxChild): Kind | undefined {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? undefined : 'fixed text';
    if (ts.isJsxExpression(child)) {
      return child.expression && kindOfType(checker.getTypeAtLocation(child.expression));
    }
    if (ts.isJsxFragment(child)) return 'other';
    const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
    const [signature] = checker.getTypeAtLocation(tagName).getCallSignatures();
    const kind = signature ? kindOfType(signature.getReturnType()) : 'other';
    return kind === 'changing element' ? kind : 'other';
  }

  function checkChildren(node: ts.JsxElement | ts.JsxFragment) {
    const children = node.children.flatMap((child) => {
      const kind = kindOfChild(child);
      return kind ? [{ child, kind }] : [];
    });
    const isAlone = children.length === 1 && ts.isJsxElement(node);
    const loose = children.filter(({ child, kind }) => {
      if (kind !== 'changing text') return false;
      const isList = ts.isJsxExpression(child) && mayBeList(child.expression!);
      return !isAlone || isList;
    });
    // React inserts an element that appears before the node of the text behind it, which is gone.
    const text = children.map(({ kind }) => kind).lastIndexOf('fixed text');
    const isBeforeText = children.slice(0, Math.max(0, text));
    const moving = isBeforeText.filter(({ kind }) => kind === 'changing element');
    for (const { child } of [...loose, ...moving]) report(child);
  }

  const mayBeList = (expression: ts.Expression) => {
    const type = checker.getTypeAtLocation(expression);
    return (type.isUnion() ? type.types : [type]).some((part) => checker.isArrayLikeType(part));
  };

  /** A component that returns text: its caller sees an element, so `<p><Name /> …</p>` would not be reported. */
  function checkComponent(node: ts.FunctionLikeDeclaration, name: string | undefined) {
    if (!name || !/^[A-Z]/.test(name)) return;
    const signature = checker.getSignatureFromDeclaration(node);
    if (signature && isText(kindOfType(signature.getReturnType()))) report(node);
  }

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
    if (ts.isFunctionDeclaration(node)) checkComponent(node, node.name?.text);
    if (ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent)) {
      checkComponent(node, node.parent.name.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isText = (kind: Kind) => kind === 'fixed text' || kind === 'changing text';

function isReactNode(type: ts.Type): boolean {
  const names = type.isUnion() ? type.types.map((part) => part.symbol?.name) : [];
  return names.includes('ReactPortal') || names.includes('Iterable');
}
