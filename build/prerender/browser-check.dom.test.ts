import ts from 'typescript';
import { beforeEach, expect, it, vi } from 'vitest';
import { lackedAt } from '../browsers/testing/compat-data.ts';
import { browserCheckScript, withBrowserCheck } from './browser-check';

const template = '<html><head><!--app-head--></head><body></body></html>';
const RealRegExp = RegExp;
const line = () => document.getElementById('too-old')!;

/** Runs the script of a document, as a browser does. */
function open(kind: 'page' | 'story') {
  document.body.innerHTML = /<body>(.*)<\/body>/.exec(withBrowserCheck(template, kind))![1]!;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the inline script like a browser
  new Function(browserCheckScript)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-too-old');
  vi.unstubAllGlobals();
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', {
    value: false,
    configurable: true,
  });
  vi.stubGlobal('CSS', { supports: () => true });
});

it('says nothing in a browser that has everything', () => {
  open('page');
  expect(line().hidden).toBe(true);
  expect(document.documentElement.dataset).not.toHaveProperty('tooOld');
});

it.each<[string, () => void]>([
  ['without modules', () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
  ['without CSS.supports', () => vi.stubGlobal('CSS', undefined)],
  ['before Chrome 109 or Firefox 114', () => vi.stubGlobal('CSS', { supports: () => false })],
  [
    'before Safari 16.4',
    () =>
      vi.stubGlobal('RegExp', function RegExpOfSafari16(pattern: string, flags?: string) {
        if (String(pattern).includes('?<=')) throw new SyntaxError('invalid group specifier name');
        return new RealRegExp(pattern, flags);
      }),
  ],
])('a browser %s is too old, and the app does not start', (_, make) => {
  make();
  open('page');
  vi.unstubAllGlobals();
  expect(line().hidden).toBe(false);
  expect(line().textContent).toContain('Deze browser is te oud voor alles op deze site.');
  expect(line().textContent).toContain('De tekst kun je wel lezen.');
  expect(line().textContent).toContain('Safari 16.4, Chrome 109 of Firefox 115');
  expect(document.documentElement.dataset).toHaveProperty('tooOld');
});

it('the document of a story does not promise a text', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  open('story');
  expect(line().textContent).toContain('Deze browser is te oud om dit hele verhaal te tonen.');
  expect(line().textContent).not.toContain('kun je wel lezen');
});

it('asks only for what the oldest browsers have', () => {
  for (const path of [
    ['css', 'types', 'calc-keyword', 'pi'],
    ['css', 'types', 'calc-keyword', 'NaN'],
    ['javascript', 'regular_expressions', 'lookbehind_assertion'],
    ['api', 'HTMLScriptElement', 'noModule'],
    ['api', 'CSS', 'supports_static'],
  ])
    expect(lackedAt(...path)).toEqual([]);
});

it('has no syntax that an old browser cannot read', () => {
  const newer: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isArrowFunction(node) || ts.isTemplateExpression(node) || ts.isSpreadElement(node))
      newer.push(node.getText());
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isBindingElement(node))
      newer.push(node.getText());
    if ('questionDotToken' in node && node.questionDotToken) newer.push(node.getText());
    if (ts.isCatchClause(node) && !node.variableDeclaration) newer.push('catch without a name');
    if (ts.isForOfStatement(node) || ts.isShorthandPropertyAssignment(node))
      newer.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('check.js', browserCheckScript, ts.ScriptTarget.ESNext, true));
  expect(newer).toEqual([]);
});
