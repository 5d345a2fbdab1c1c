/** The licences of what reaches a browser: which are allowed, and the texts that must go with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export interface Notice {
  name: string;
  licence: string;
  text: string;
}

const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of the packages that a bundle's modules come from. */
export function packageFolders(moduleIds: Iterable<string>): string[] {
  const folders = [...moduleIds].flatMap(
    (id) => inPackage.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1] ?? [],
  );
  return [...new Set(folders)].toSorted();
}

/** @throws when the licence of a package is not permissive. */
export function noticeOf(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const { name, version, license = 'none' } = manifest;
  if (!isPermissive(license)) {
    throw new Error(`${name} may not reach a browser: its licence is ${license}`);
  }
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return { name: `${name} ${version}`, licence: license, text };
}

/** The file `licences.txt`. */
export function writeNotices(notices: readonly Notice[]): string {
  const parts = notices.map(({ name, licence, text }) => `${name}\n${licence}\n\n${text}`.trim());
  const head = 'This site is made with the following packages, fonts and data.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
