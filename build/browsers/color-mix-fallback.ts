// Gives `color-mix()` a fallback for Chrome 109, which lacks it: the colour with the larger share.
import { atRule, list, parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { endOfArguments } from '../prerender/used-styles.ts';

const name = 'color-mix(';
const support = '(color: color-mix(in lab, red, red))';

const shareOf = (color: string) => {
  const share = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(color.replaceAll(/\([^()]*\)/g, ''))?.[1];
  return share === undefined ? undefined : Number(share);
};

/** The value with each mix replaced by the colour that has the larger share of it. */
export function withoutMixes(value: string): string {
  const start = value.lastIndexOf(name);
  if (start < 0) return value;
  const end = endOfArguments(value, start + name.length);
  const [, first = '', second = ''] = list.comma(value.slice(start + name.length, end - 1));
  const secondShare = shareOf(second);
  const firstShare = shareOf(first) ?? (secondShare === undefined ? 50 : 100 - secondShare);
  const color = (firstShare >= 50 ? first : second).replace(/(?:^|\s+)[\d.]+%(?=\s|$)/, '').trim();
  return withoutMixes(value.slice(0, start) + color + value.slice(end));
}

const isSupportQuery = ({ name: rule, params }: AtRule) =>
  rule === 'supports' && /^\(color:\s*color-mix\(/.test(params);

/** Undoes the fallbacks of Tailwind, which ignore the shares: a tint of 8% would be the full colour. */
function unwrap(query: AtRule) {
  const before = query.prev();
  query.each((node) => {
    if (node.type === 'decl' && query.parent?.type === 'rule')
      (query.parent as Rule).each((other) => {
        if (other.type === 'decl' && other.prop === node.prop) other.remove();
      });
    if (node.type !== 'rule' || before?.type !== 'rule' || before.selector !== node.selector)
      return;
    node.walkDecls(({ prop }) => before.walkDecls(prop, (other) => void other.remove()));
  });
  if (before?.type === 'rule' && before.nodes.length === 0) before.remove();
  query.replaceWith(query.nodes ?? []);
}

/** Mixes of known colours only are computed by the build. */
const needsFallback = ({ value }: Declaration) =>
  value.includes(name) && /var\(|currentcolor/i.test(value);

function addFallback(declaration: Declaration) {
  const { prop, parent } = declaration;
  const own = declaration.prev();
  const mixed = declaration.clone();
  // A declaration of the same property just before is a fallback that was chosen by hand.
  if (own?.type === 'decl' && own.prop === prop) declaration.remove();
  else declaration.value = withoutMixes(declaration.value);
  let query = parent?.last;
  if (query?.type !== 'atrule' || query.params !== support) {
    query = atRule({ name: 'supports', params: support });
    parent?.append(query);
  }
  query.append(mixed);
  // The query comes last: repeats what overrides a part of a shorthand.
  for (let next = declaration.next(); next && next !== query; next = next.next())
    if (next.type === 'decl' && next.prop.startsWith(`${prop}-`)) query.append(next.clone());
}

export function addMixFallbacks(root: Root): void {
  root.walkAtRules((rule) => {
    if (isSupportQuery(rule)) unwrap(rule);
  });
  const mixes: Declaration[] = [];
  root.walkDecls((declaration) => {
    if (needsFallback(declaration)) mixes.push(declaration);
  });
  mixes.forEach(addFallback);
}

export function colorMixFallbacks(): Plugin {
  return {
    name: 'anekdotes-color-mix',
    apply: 'build',
    transform: {
      filter: { id: /\.css(?:$|\?(?!raw$))/ },
      handler(code, id) {
        if (!code.includes(name)) return null;
        const root = parse(code, { from: id });
        addMixFallbacks(root);
        return { code: root.toString(), map: null };
      },
    },
  };
}
