// A Vite plugin for the pages as documents: `vite build` renders each of them when its chunks have been written,
// `vite preview` serves them as a host would, and `vite` sends the security headers.
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { BackendApi } from '../../supabase/local/plugin.ts';
import { buildAndLoad } from '../story-renderer/build.ts';
import { addCompileHints, checkNames, chunkGroups } from './chunk-groups.ts';
import { orderLayers } from './layer-order.ts';
import { withEntry } from './load-entry.ts';
import { servePages, setDevelopmentHeaders } from './preview.ts';
import { writeSite } from './write-site.ts';

export function prerenderSite(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'anekdotes-prerender',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    config({ root = process.cwd() }, { command }) {
      if (command !== 'build') return;
      const source = resolve(root, 'src').replaceAll('\\', '/');
      return {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: chunkGroups(source) } },
          },
        },
      };
    },
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // Vite puts its list of preloads at the start of a chunk. V8 reads a hint only in the first line, so add it later.
      order: 'post',
      handler(_, bundle) {
        checkNames(bundle);
        addCompileHints(bundle);
        orderLayers(bundle);
      },
    },
    writeBundle: {
      // The documents name files in `dist` and contain parts of the style sheets, so all other plugins come first.
      order: 'post',
      async handler(_, bundle) {
        const renderer = await buildAndLoad(config);
        await withEntry(config, (entry) => writeSite(config, bundle, entry, renderer));
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(setDevelopmentHeaders);
    },
    // Requests reach the embedded backend first, because its plugin comes before this one. Both come before Vite's
    // own fallback, which would answer every unknown path with index.html.
    configurePreviewServer({ config: { root, build, plugins }, middlewares }) {
      const backend = plugins.map(({ api }) => api as Partial<BackendApi> | undefined);
      const fetchBackend = backend.find((api) => api?.fetchBackend)?.fetchBackend ?? fetch;
      middlewares.use(servePages(resolve(root, build.outDir), root, fetchBackend));
    },
  };
}
