// Builds the entry for Node, and imports it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

export type Entry = typeof import('./entry.tsx');

/** The built files are removed after `work`. */
export async function withEntry(
  { root, mode, configFile, envDir }: ResolvedConfig,
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  // Inside the project, so that package imports resolve.
  const outDir = join(root, 'node_modules', `.prerender-${process.pid}`);
  try {
    await build({
      root,
      mode,
      ...(configFile && { configFile }),
      ...(envDir && { envDir }),
      logLevel: 'warn',
      build: {
        ssr: 'build/prerender/entry.tsx',
        outDir,
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'entry.mjs' },
          // How the code is divided matters in the browser only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    });
    await work((await import(pathToFileURL(join(outDir, 'entry.mjs')).href)) as Entry);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
