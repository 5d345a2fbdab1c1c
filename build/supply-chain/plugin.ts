// Writes `licences.txt`; a package whose licence is not permissive makes the build fail.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { noticeOf, packageFolders, writeNotices, type Notice } from './licences.ts';

/** Packages and fonts in the build that are not modules of a script. */
const assets = (root: string): Notice[] => [
  // Its base styles are part of every style sheet.
  noticeOf(resolve(root, 'node_modules/tailwindcss')),
  {
    name: 'Fraunces and Source Sans 3',
    licence: 'OFL-1.1',
    text: readFileSync(resolve(root, 'src/assets/fonts/OFL.txt'), 'utf8').trim(),
  },
  {
    name: 'Land, borders, lakes and rivers of Natural Earth',
    licence: 'Public domain',
    text: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
];

export function listLicences(): Plugin {
  let root = '';
  return {
    name: 'anekdotes-licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : [],
      );
      const notices = packageFolders(modules).map(noticeOf);
      const source = writeNotices([...notices, ...assets(root)]);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
