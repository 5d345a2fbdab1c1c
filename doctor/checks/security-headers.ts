// Whether an answer of the site has the headers that `build/headers.ts` makes.
import { createHash } from 'node:crypto';
import { headerRules, headersFor, type Sources } from '../../build/headers.ts';
import type { Answer } from '../project.ts';

/** Any build; its own hashes and hosts are compared apart. */
const anyBuild: Sources = { styles: [], storyStyles: [], scripts: [], mediaPrefixes: [] };
const policyName = 'content-security-policy';
/** What `build/headers.ts` says; the others can name hosts and hashes of the build as well. */
const fixedDirectives = [
  'default-src',
  'font-src',
  'manifest-src',
  'frame-src',
  'frame-ancestors',
  'base-uri',
  'form-action',
];
const tooWide = /^(\*|https?:|wss?:|'unsafe-(inline|eval|hashes)'|'strict-dynamic')$/;

/** Names each header of the path that is absent or different; `backend` is the address of the project. */
export function headerFaults(address: string, answer: Answer, backend: string): string[] {
  const { pathname } = new URL(address);
  return headersFor(headerRules(anyBuild), pathname).flatMap(([header, expected]) => {
    const name = header.toLowerCase();
    const actual = answer.headers.get(name);
    if (actual === null) return [`${name} is missing`];
    if (name === policyName) {
      const hosts = { site: new URL(address).origin, project: new URL(backend).origin };
      return policyFaults(expected, actual, answer.text, hosts).map((fault) => `${name}: ${fault}`);
    }
    return isSame(name, expected, actual) ? [] : [`${name} is ${actual}`];
  });
}

function isSame(name: string, expected: string, actual: string): boolean {
  // A host may keep to HTTPS for longer, and add a word about caches.
  if (name === 'strict-transport-security') return maxAgeOf(actual) >= maxAgeOf(expected);
  const words = wordsOf(actual);
  if (name === 'cache-control') return wordsOf(expected).every((word) => words.includes(word));
  return words.join() === wordsOf(expected).join();
}

const wordsOf = (value: string) => value.toLowerCase().split(/\s*,\s*/);

/** Seconds; zero without one. */
export const maxAgeOf = (value: string) => Number(/\bmax-age=(\d+)/.exec(value)?.[1] ?? 0);

function policyFaults(
  expected: string,
  actual: string,
  html: string,
  { site, project }: { site: string; project: string },
): string[] {
  // Hosts join the policies of two rules by a comma, and browsers apply both.
  const policies = actual.split(',').map(directivesOf);
  const wanted = directivesOf(expected);
  const allow = (name: string, value: string) =>
    policies.every((policy) => (policy.get(name) ?? policy.get('default-src'))?.includes(value));
  const isStrict = (name: string) =>
    policies.some((policy) => sameValues(policy.get(name), wanted.get(name)));
  const isAsked =
    !wanted.has('connect-src') ||
    allow('connect-src', project) ||
    (site === project && allow('connect-src', "'self'"));
  return [
    ...fixedDirectives.filter((name) => !isStrict(name)).map((name) => `${name} differs`),
    ...[...wanted.keys()].flatMap((name) =>
      (policies[0]?.get(name) ?? ['*'])
        .filter((value) => tooWide.test(value) && allow(name, value))
        .map((value) => `${name} allows ${value}`),
    ),
    ...inlineTexts(html)
      .filter(({ directive, hash }) => !allow(directive, hash))
      .map(({ directive }) => `${directive} refuses a part of the document itself`),
    ...(isAsked ? [] : ['connect-src refuses the project']),
  ];
}

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

const sameValues = (actual: string[] | undefined, wanted: string[] | undefined) =>
  actual?.toSorted().join(' ') === wanted?.toSorted().join(' ');

/** Scripts and styles in the document, with the hash that the policy has to hold. */
function inlineTexts(html: string) {
  const scripts = html.matchAll(
    /<script(?![^>]*\b(?:src|type="(?:application|text)\/(?:ld\+)?json"))[^>]*>([^]*?)<\/script>/g,
  );
  const styles = html.matchAll(/<style[^>]*>([^]*?)<\/style>/g);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    ...[...scripts].map(([, text]) => ({ directive: 'script-src', hash: hashOf(text!) })),
    ...[...styles].map(([, text]) => ({ directive: 'style-src', hash: hashOf(text!) })),
  ];
}
