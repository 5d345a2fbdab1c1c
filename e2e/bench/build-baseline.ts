// Adds the hand-written page that the viewer is compared with to the build, during the measurement.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = 'bench-baseline';
const outDir = fileURLToPath(new URL(join('../../dist', folder), import.meta.url));

export const baselinePath = (slug: string) => `/${folder}/index.html?slug=${slug}`;

/** Returns a function that removes it again. */
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
