// Adds the hand-written pages that the viewer is compared with to the build, during the measurement.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = 'bench-baseline';
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = fileOf(join('../../dist', folder));

/** Plain React with bare cards. */
export const baselinePath = (slug: string) => `/${folder}/index.html?slug=${slug}`;
/** Plain React with the cards of the viewer. */
export const sameCardsPath = (slug: string) => `/${folder}/same-cards.html?slug=${slug}`;

/** Returns a function that removes it again. */
export async function buildBaseline(): Promise<() => void> {
  await build({
    configFile: false,
    root: fileOf('baseline'),
    base: `/${folder}/`,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    resolve: {
      alias: { '@': fileOf('../../src'), '@shared': fileOf('../../supabase/functions/_shared') },
    },
    define: { BUILD_YEAR: 2026 },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: [fileOf('baseline/index.html'), fileOf('baseline/same-cards.html')],
      },
    },
  });
  return () => rmSync(outDir, { recursive: true, force: true });
}
