// Names CSS in a style sheet that is newer than the floor, outside of `@supports`.
import { parse, type Container, type Declaration } from 'postcss';
import { featureAt, isMissingInAnEngine, lackedAt } from './compat-data.ts';

const unit = /(?<![\w#.-])[\d.]+([a-z]+)\b/gi;

/** Paths in the compatibility data of everything that a value uses. */
function pathsOfValue({ prop, value }: Declaration): string[][] {
  // A name of one vendor is for that vendor.
  if (/^-[a-z]/.test(prop)) return [];
  const plain = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const functions = [...plain.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name]) => name!.toLowerCase());
  const words = plain.split(/[\s,()/]+/);
  return [
    ['css', 'properties', prop],
    ...functions.flatMap((name) => [
      ['css', 'types', name],
      ['css', 'types', 'color', name],
      ['css', 'types', 'gradient', name],
      ['css', 'types', 'image', name],
      ['css', 'types', 'easing-function', name],
      ['css', 'types', 'filter-function', name],
      ['css', 'types', 'transform-function', name],
      ['css', 'types', 'basic-shape', name],
      ['css', 'properties', prop, name],
    ]),
    ...(prop.startsWith('--') ? [] : words.map((word) => ['css', 'properties', prop, word])),
    ...[...plain.matchAll(unit)].map(([, name]) => ['css', 'types', 'length', name!.toLowerCase()]),
  ];
}

function pathsOfSelector(selector: string): string[][] {
  const plain = selector.replaceAll(/\\.|"[^"]*"|'[^']*'/g, '');
  return [...plain.matchAll(/::?([a-z][a-z-]*)/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('-'))
    .map((name) => ['css', 'selectors', name]);
}

function pathsOfMedia(params: string): string[][] {
  const names = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, name]) =>
    name!.replace(/^(?:min|max)-/, ''),
  );
  return [
    ...names.map((name) => ['css', 'at-rules', 'media', name]),
    ...(/[<>]/.test(params) ? [['css', 'at-rules', 'media', 'range_syntax']] : []),
  ];
}

/** A prefixed twin, or an earlier value, which a browser keeps that cannot read this one. */
function hasFallback({ prop, value, parent }: Declaration): boolean {
  const siblings = (parent?.nodes ?? []).flatMap((one) => (one.type === 'decl' ? one : []));
  return siblings.some(
    (one) =>
      one.prop === `-webkit-${prop}` ||
      // A value with `var()` is read only when it is used, too late for another one.
      (one.prop === prop && one.value !== value && !value.includes('var(')),
  );
}

/** What one of the engines of the floor lacks: `selectors has`, `properties text-wrap balance`. */
export function findNewerCss(css: string): string[] {
  const found = new Set<string>();
  const add = (paths: string[][]) => {
    for (const path of paths)
      if (featureAt(...path)?.__compat && isMissingInAnEngine(lackedAt(...path) ?? []))
        found.add(path.slice(1).join(' '));
  };
  const visit = (container: Container) => {
    container.each((node) => {
      if (node.type === 'decl' && !hasFallback(node)) add(pathsOfValue(node));
      if (node.type === 'rule') {
        add(pathsOfSelector(node.selector));
        if (container.type === 'rule') add([['css', 'selectors', 'nesting']]);
      }
      if (node.type === 'atrule') {
        if (node.name === 'supports') return;
        add([
          ['css', 'at-rules', node.name],
          ...(node.name === 'media' ? pathsOfMedia(node.params) : []),
        ]);
      }
      if ('nodes' in node && node.nodes) visit(node as Container);
    });
  };
  visit(parse(css));
  return [...found].toSorted();
}
