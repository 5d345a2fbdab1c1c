// Writes `licences.txt`; a package whose licence is not permissive makes the build fail.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { noticesOf, writeNotices, type Package } from './licences.ts';

/** Vite's own list of the packages in the scripts. */
const listFile = 'licences.json';

/** What reaches a browser and is no module of a script. */
const otherNotices = (read: (file: string) => string) => [
  {
    name: 'Fraunces and Source Sans 3',
    licence: 'OFL-1.1',
    text: read('src/assets/fonts/OFL.txt').trim(),
  },
  {
    name: 'Land, borders, lakes and rivers of Natural Earth',
    licence: 'Public domain',
    text: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
];

/** Its base styles are part of every style sheet. */
function tailwind(read: (file: string) => string): Package {
  const folder = 'node_modules/tailwindcss';
  const { name, version, license } = JSON.parse(read(`${folder}/package.json`));
  return { name, version, identifier: license, text: read(`${folder}/LICENSE`).trim() };
}

export function listLicences(): Plugin {
  let root = '';
  return {
    name: 'anekdotes-licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { license: { fileName: listFile } } }),
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
        const list = bundle[listFile];
        if (list?.type !== 'asset') throw new Error('Vite wrote no list of licences');
        const packages = JSON.parse(String(list.source)) as Package[];
        const notices = noticesOf([...packages, tailwind(read)]);
        const source = writeNotices([...notices, ...otherNotices(read)]);
        delete bundle[listFile];
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      },
    },
  };
}
