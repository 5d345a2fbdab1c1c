// The plain page that the viewer is measured beside, built into the site for as long as it is measured.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = 'bench-baseline';
const outDir = fileURLToPath(new URL(join('../../dist', folder), import.meta.url));

export const baselinePath = (slug: string) => `/${folder}/index.html?slug=${slug}`;

/** Answers how to take it away again: it is no part of the site. */
export async function buildBaseline(): Promise<() => void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('baseline', import.meta.url)),
    base: `/${folder}/`,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  return () => rmSync(outDir, { recursive: true, force: true });
}
