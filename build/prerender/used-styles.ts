// Picks the rules of a style sheet that a document needs before any script has changed it.
import { list, parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import { decodeHtml } from '../decode-html.ts';

/** What selectors can ask for: `p`, `.class`, `#id` and `[attribute`. */
type Names = ReadonlySet<string>;

const tags = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)/gi;
const attributes = /([^\s=]+)(?:="([^"]*)")?/g;

function namesIn(html: string): Names {
  // The browser opens and closes a <details> itself.
  const names = new Set(['[open']);
  for (const [, tag, rest] of html.matchAll(tags)) {
    names.add(tag!.toLowerCase());
    for (const [, attribute, value = ''] of rest!.matchAll(attributes)) {
      names.add(`[${attribute!.toLowerCase()}`);
      if (attribute === 'id') names.add(`#${decodeHtml(value)}`);
      if (attribute === 'class')
        for (const name of decodeHtml(value).split(/\s+/)) names.add(`.${name}`);
    }
  }
  return names;
}

const decodeCss = (text: string) =>
  text.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, char?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : char!,
  );

/** One part of a selector: an attribute, a pseudo-class with or without arguments, a name, or a sign. */
const part =
  /\[([\w-]+)(?:"[^"]*"|'[^']*'|[^\]"'])*\]|(::?[\w-]+)(\()?|([.#]?)((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)|[^]/giy;

/** Parts of form fields, for which Tailwind has rules without the name of an element. */
const partsOfFields =
  /^::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin))/;

/** The index behind the bracket that closes the arguments from `start` on. */
export function endOfArguments(text: string, start: number): number {
  let end = start;
  for (let depth = 1; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '(') depth += 1;
    else if (text[end] === ')') depth -= 1;
  }
  return end;
}

/**
 * Whether the document has all names of the selector. Where they stand, values of attributes and states
 * such as `:hover` do not matter, so that it errs on the side of keeping a rule.
 */
function canMatch(selector: string, names: Names): boolean {
  for (let at = 0; at < selector.length;) {
    part.lastIndex = at;
    const [text, attribute, pseudo, bracket, sign = '', name] = part.exec(selector)!;
    at += text.length;
    if (attribute && !names.has(`[${attribute.toLowerCase()}`)) return false;
    if (name && !names.has(sign ? sign + decodeCss(name) : name.toLowerCase())) return false;
    if (pseudo && partsOfFields.test(pseudo) && !names.has('input') && !names.has('textarea'))
      return false;
    if (!bracket) continue;
    const end = endOfArguments(selector, at);
    const choices = list.comma(selector.slice(at, end - 1));
    const isChoice = pseudo === ':is' || pseudo === ':where';
    if (isChoice && !choices.some((choice) => canMatch(choice, names))) return false;
    at = end;
  }
  return true;
}

const isAtRule = (node: ChildNode['parent'], name: RegExp): node is AtRule =>
  node?.type === 'atrule' && name.test((node as AtRule).name);

/** With the rules that this leaves empty, except for layers: the first use of a layer sets its rank. */
function remove(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (!parent || parent.type === 'root' || parent.nodes?.length !== 0) return;
  if (!isAtRule(parent, /^layer$/)) remove(parent as AtRule | Rule);
}

/** The sheet without rules, keyframes and custom properties that `html` does not use. */
export function usedStyles(css: string, html: string): string {
  const names = namesIn(html);
  const root = parse(css);
  root.walkRules((rule) => {
    if (isAtRule(rule.parent, /keyframes$/)) return;
    const used = rule.selectors.filter((selector) => canMatch(selector, names));
    if (used.length === 0) remove(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const properties = new Set<string>();
  const addProperties = (text: string) => {
    for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) properties.add(name!);
  };
  addProperties(html);
  root.walkDecls(({ value }) => addProperties(value));
  root.walkDecls(/^--/, (declaration) => {
    if (!properties.has(declaration.prop)) remove(declaration);
  });
  root.walkAtRules('property', (rule) => {
    if (!properties.has(rule.params)) remove(rule);
  });
  const words = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation|^--/, ({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) words.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) remove(rule);
  });
  return root.toString();
}
