import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { colorMixFallbacks } from './build/browsers/color-mix-fallback.ts';
import { buildTargets } from './build/browsers/floor.ts';
import { helpArticles } from './build/help-pages/help-articles.ts';
import { prerenderSite } from './build/prerender/plugin.ts';
import { listLicences } from './build/supply-chain/plugin.ts';
import { embeddedBackend } from './supabase/local/plugin.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { '@': folder('./src'), '@shared': folder('./supabase/functions/_shared') };
/** Its package names the development build for every use but that of its own framework. */
const router = './node_modules/react-router/dist/production';
const productionAlias = {
  'react-router/dom': folder(`${router}/dom-export.mjs`),
  'react-router': folder(`${router}/index.mjs`),
};

const test: ViteUserConfig['test'] = {
  // By default vitest leaves a core unused, half of a small machine.
  maxWorkers: '100%',
  // From Node 25 it has a `localStorage` of its own, which hides the one of happy-dom. Node 20 has none.
  execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
    ? ['--no-experimental-webstorage']
    : [],
  projects: [
    {
      extends: true,
      test: {
        name: 'logic',
        include: ['{src,build,e2e,.ci}/**/*.test.ts', '.ci/*.test.mjs'],
        exclude: ['**/node_modules/**', '**/*.{dom,database}.test.ts'],
        environment: 'node',
        // Nothing here keeps state between files, so they share one module graph.
        isolate: false,
        testTimeout: 20_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'components',
        include: ['{src,catalogus}/**/*.test.tsx', '{src,build}/**/*.dom.test.ts'],
        environment: 'happy-dom',
        // A new document for each file in a worker that goes on: a third of the processor time of a new worker.
        pool: 'vmThreads',
        // Its ES modules are named as those of CommonJS.
        server: { deps: { inline: [/react-router/] } },
        alias: {
          'react-router-dom': folder('./node_modules/react-router-dom/dist/index.mjs'),
          'react-router/dom': folder('./node_modules/react-router/dist/development/dom-export.mjs'),
          'react-router': folder('./node_modules/react-router/dist/development/index.mjs'),
        },
        setupFiles: ['src/testing/test-setup.ts'],
        testTimeout: 20_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'database',
        include: ['{supabase,doctor}/**/*.test.ts', 'build/**/*.database.test.ts'],
        globalSetup: ['supabase/local/testing/prepared-database.ts'],
        environment: 'node',
        // Each file closes its servers, so files can share the modules, of which PGlite is the largest.
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
  ],
};

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    colorMixFallbacks(),
    helpArticles(),
    ...(mode === 'test' ? [] : [embeddedBackend(), listLicences(), prerenderSite()]),
  ],
  resolve: { alias: command === 'build' ? { ...alias, ...productionAlias } : alias },
  // The backend says itself which pages may ask; Vite would let in every one.
  server: { cors: false },
  preview: { cors: false },
  define: { BUILD_YEAR: new Date().getFullYear() },
  build: {
    target: buildTargets,
    cssTarget: buildTargets,
    // Most of the time of a build goes into its pages; that is no news.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // By name, in all modules. It has no side effects, so nuqs's unused parsers are left out.
      treeshake: { manualPureFunctions: ['createParser'] },
    },
  },
  test,
}));
