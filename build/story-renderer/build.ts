// Builds the renderer as one file, which a server imports.
import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { StoryRenderer } from '../../supabase/functions/share-page/story-renderer.ts';

/** What the viewer loads later, such as its tools: a server renders nothing of it. */
const nothingLater: Plugin = {
  name: 'anekdotes-nothing-later',
  enforce: 'pre',
  resolveDynamicImport: () => ({ id: '\0nothing-later', moduleSideEffects: false }),
  load: (id) => (id === '\0nothing-later' ? 'export {}' : null),
};

type Config = Pick<ResolvedConfig, 'root' | 'mode' | 'configFile' | 'envDir'>;

/** In the code until its identifier is known. */
const idMark = 'id of this build';

export const rendererFile = 'supabase/functions/share-page/renderer.js';

/** Writes the file. Documents and renderer of one build have the same identifier. */
export async function buildStoryRenderer(
  { root, mode, configFile, envDir }: Config,
  target = rendererFile,
): Promise<void> {
  const result = await build({
    root,
    mode,
    ...(configFile && { configFile }),
    ...(envDir && { envDir }),
    logLevel: 'warn',
    plugins: [nothingLater],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'build/story-renderer/entry.tsx',
      write: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderer.js' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const { code } = output.find((file) => file.type === 'chunk')!;
  const id = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(root, target);
  // Another process can be reading it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `// Made by the build.\n${code.replace(idMark, id)}`);
  renameSync(draft, file);
}

/** Builds the renderer of a site: for the function, or only for this process when it is not the site itself. */
export async function buildAndLoad(config: ResolvedConfig): Promise<StoryRenderer> {
  const { root, build: options } = config;
  if (resolve(root, options.outDir) === resolve(root, 'dist')) {
    await buildStoryRenderer(config);
    return loadStoryRenderer(root);
  }
  const target = `node_modules/.renderer-${process.pid}.js`;
  try {
    await buildStoryRenderer(config, target);
    return await loadStoryRenderer(root, target);
  } finally {
    rmSync(join(root, target), { force: true });
  }
}

/** The file as it is now. */
export async function loadStoryRenderer(root: string, file = rendererFile): Promise<StoryRenderer> {
  const { href } = pathToFileURL(join(root, file));
  return (await import(`${href}?${statSync(new URL(href)).mtimeMs}`)) as StoryRenderer;
}
