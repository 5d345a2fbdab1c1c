// Reads the `_headers` file of many static hosts: a path with `*`, then its headers, indented.

export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const asPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: asPattern(line.trim()), headers: [] });
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

export const headersFor = (rules: readonly HeaderRule[], pathname: string) =>
  rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ headers }) => headers);
