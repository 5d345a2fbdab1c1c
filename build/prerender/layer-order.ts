import type { Rolldown } from 'vite';

/** The layers of Tailwind, from weak to strong. */
const order = '@layer properties,theme,base,components,utilities;';

/**
 * Names the order in each sheet. The first sheet that uses a layer sets its rank, and that need not be the
 * sheet of the site: that of a prefetched page is inserted in the head, before the sheets of a story.
 */
export function orderLayers(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
    file.source = order + Buffer.from(file.source).toString();
  }
}
