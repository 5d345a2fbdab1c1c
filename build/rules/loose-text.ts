/**
 * Finds text that a page translator takes away from React. Translators of browsers replace each text node
 * by `<font>` elements. React still writes to the replaced node, so the text never changes, or it removes
 * the node and fails. Only text that is the single child of its element is safe: React then sets the
 * content of the element.
 */
import ts from 'typescript';

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
    // What `children` are is decided by the caller.
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
    // An element that appears before a text is inserted before its node, which is gone.
    const text = children.map(({ kind }) => kind).lastIndexOf('fixed text');
    const isBeforeText = children.slice(0, Math.max(0, text));
    const moving = isBeforeText.filter(({ kind }) => kind === 'changing element');
    for (const { child } of [...loose, ...moving]) report(child);
  }

  const mayBeList = (expression: ts.Expression) => {
    const type = checker.getTypeAtLocation(expression);
    return (type.isUnion() ? type.types : [type]).some((part) => checker.isArrayLikeType(part));
  };

  /** The text of a component is not the single child of an element for React. */
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
