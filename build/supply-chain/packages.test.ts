import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPermissive } from './licences.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const read = (path: string) => readFileSync(path, 'utf8');
interface LockedPackage {
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** All packages of a lockfile, nested ones too, without the project itself. */
function readLockfile(path: string) {
  const { packages } = JSON.parse(read(path)) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({ name: folder.split('node_modules/').at(-1)!, ...entry }));
}

const manifestOf = (folder: string) => JSON.parse(read(`${folder}package.json`)) as Manifest;

describe.each(['', 'e2e/bench/'])('the packages of %jpackage.json', (folder) => {
  const packages = readLockfile(`${folder}package-lock.json`);
  const { dependencies, devDependencies, allowScripts = {} } = manifestOf(folder);

  it('lists every package with an install script, and blocks them all', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
    const names = new Set(scripted.map(({ name }) => name));
    expect(new Set(Object.keys(allowScripts))).toEqual(names);
    expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
  });

  it('has an exact version for every direct dependency', () => {
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('takes every package from the registry, with a checksum', () => {
    const fromElsewhere = packages.filter(
      ({ resolved = 'https://registry.npmjs.org/' }) =>
        !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(fromElsewhere).toEqual([]);
    expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });
});

/** Licences of tools that run only here. MPL asks something only of changed files that are passed on. */
const forToolsOnly = ['MPL-2.0', 'CC0-1.0'];

it('knows the licence of every package; copyleft is for tools of development only', () => {
  const refused = readLockfile('package-lock.json').filter(
    ({ license = 'none', dev }) =>
      !isPermissive(license) && !(dev && forToolsOnly.includes(license)),
  );
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('installs without scripts', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  // npm reads `.npmrc` beside the nearest package.json only.
  expect(read('e2e/bench/tools.ts')).toContain("'--ignore-scripts'");
});

it('pins a version wherever the documents run a package that is not installed', () => {
  const { devDependencies = {} } = manifestOf('');
  const installed = ['playwright', ...Object.keys(devDependencies)];
  const documents = readdirSync('docs').filter((name) => name.endsWith('.md'));
  const texts = ['README.md', 'package.json', ...documents.map((name) => `docs/${name}`)];
  const commands = texts.flatMap((path) => [...read(path).matchAll(/\bnpx (?:-\S+ )*([^\s`"]+)/g)]);
  const packages = commands.map(([, name]) => name!);
  expect(packages.length).toBeGreaterThan(4);
  const loose = packages.filter(
    (name) => !installed.includes(name) && !/@\d+\.\d+\.\d+$/.test(name),
  );
  expect(loose).toEqual([]);
  expect(new Set(packages.filter((name) => name.startsWith('supabase@'))).size).toBe(1);
});
