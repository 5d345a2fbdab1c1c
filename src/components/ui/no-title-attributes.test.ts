import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The elements with a `title` attribute; a frame needs one as its name. */
function titledElements(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const isElement = /^[a-z]|^m\./.test(tag) && tag !== 'iframe';
      const names = node.attributes.properties.map((attribute) => attribute.name?.getText());
      if (isElement && names.includes('title')) found.push(tag);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('no element has a title attribute: hints are tooltips', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `src/${name}`);
  expect(files.length).toBeGreaterThan(50);
  const titled = files.filter((path) => titledElements(readFileSync(path, 'utf8')).length > 0);
  expect(titled).toEqual([]);
});

it.each([
  ['<button title="Sluiten" />', ['button']],
  ['<a href="/" title={name}>x</a>', ['a']],
  ['<m.button title="x" />', ['m.button']],
  ['<iframe title="Kaart" />', []],
  ['<Dialog title="Delen" />', []],
])('%s', (text, expected) => expect(titledElements(text)).toEqual(expected));
