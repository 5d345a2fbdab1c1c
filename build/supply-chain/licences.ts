/** The licences of what reaches a browser: which are allowed, and the texts that must go with it. */

/** Licences that ask no more than a mention. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Whether an SPDX expression allows use under permissive licences alone. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  // A mix of both operators would need their precedence; no package here has one.
  if (/ OR /.test(plain) && / AND /.test(plain)) return false;
  if (/ OR /.test(plain)) return plain.split(' OR ').some((one) => permissive.has(one.trim()));
  return plain.split(' AND ').every((one) => permissive.has(one.trim()));
}

/** A package as `build.license` of Vite writes it. */
export interface Package {
  name: string;
  version: string;
  /** An SPDX expression. */
  identifier?: string;
  text?: string;
}

interface Notice {
  name: string;
  licence: string;
  text: string;
}

/** @throws when the licence of a package is not permissive. */
export const noticesOf = (packages: readonly Package[]): Notice[] =>
  packages.map(({ name, version, identifier = 'none', text = '' }) => {
    if (!isPermissive(identifier))
      throw new Error(`${name} may not reach a browser: its licence is ${identifier}`);
    return { name: `${name} ${version}`, licence: identifier, text };
  });

/** The file `licences.txt`. */
export function writeNotices(notices: readonly Notice[]): string {
  const parts = notices.map(({ name, licence, text }) => `${name}\n${licence}\n\n${text}`.trim());
  const head = 'This site is made with the following packages, fonts and data.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
