// Finds the built files of a page, so that its document can preload them.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** The chunks of `sources` (paths from the root), with their static imports and style sheets. */
export function filesOf(bundle: Rolldown.OutputBundle, root: string, sources: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const source of sources) {
    const path = resolve(root, source).replaceAll('\\', '/');
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(path)));
    if (!chunk) throw new Error(`The build has no chunk with ${source}`);
    add(chunk.fileName);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
