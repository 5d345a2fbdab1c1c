// Groups modules into chunks. Left alone, the bundler writes a file for each set of pages that shares a module: many
// small ones, which compress less well, and each costs a request when six connections are busy. In a group, a page
// also loads what it does not use. So a list below names only what (nearly) all pages of its group load anyway, or what
// is smaller than a request; `e2e/budgets.spec.ts` limits the bytes of each page.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** What the lists below name, one by one. */
const named = new Set<RegExp>();
const toRegExp = (source: string) => new RegExp(source.replaceAll('/', '[\\\\/]'));

function oneOf(...sources: string[]): RegExp {
  for (const source of sources) {
    const [, before = '', choices = source, after = ''] =
      /^(.*)\(\?:(.*)\)(.*)$/.exec(source) ?? [];
    for (const choice of choices.split('|')) named.add(toRegExp(before + choice + after));
  }
  return toRegExp(sources.join('|'));
}

/** @throws when the lists name a module that the build does not have, such as one that was moved */
export function checkNames(bundle: Rolldown.OutputBundle): void {
  const ids = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : [],
  );
  const unmatched = [...named].filter((pattern) => !ids.some((id) => pattern.test(id)));
  if (unmatched.length > 0) throw new Error(`No module for ${unmatched.join(' and ')}`);
}

/**
 * In a file of its own, which is half of what every page loads: a slow line shares itself among its connections, so one
 * large file would arrive long after the others.
 */
const react = oneOf('node_modules/(?:react|react-dom|scheduler)/');

/**
 * Beside the static imports of `main.tsx`: what the pages import and (nearly) every page loads. The packages draw a
 * page and its icons, the components stand on most pages, the code of `lib` reads and waits for clicks.
 */
const shell = oneOf(
  'node_modules/react-router/',
  'lucide-react/dist/esm/(?:Icon|createLucideIcon|context|shared)',
  'lucide-react/dist/esm/icons/(?:chevron-down|search)[.]',
  'src/components/(?:crash/|ui/wrap|page-metadata|simple-page)',
  'src/config/(?:env|paths|site)',
  'src/lib/(?:supabase|browser/use-on-screen)[.]',
  'vite/preload-helper',
);

/** What reads rows, in a file of its own: the whole client, which loads later, imports the same package from it. */
const rows = oneOf('src/lib/http/rows-client', 'node_modules/@supabase/postgrest-js/');

/** Checks rows and forms: most pages, and the first cards of a story, do without. */
const zod = oneOf('node_modules/zod/');

/** A few hundred bytes each, of a story and a few other pages: in `story` those would load the viewer. */
const parts = oneOf(
  'src/lib/(?:clock|numbers)[.]',
  'src/lib/urls/(?:own|safe)-url',
  'functions/_shared/(?:own-url|story-order)',
  'ui/search-input',
  'icons/(?:play|pause)[.]',
);

/** Small, and on most pages but not on those of a story, which would pay for it in the shell: one file for six. */
const pageParts = oneOf(
  'src/components/(?:call-to-action|demo-link|glyph|photo-print|structured-data)[.]',
  'src/modules/help-article/article-text[.]',
);

/**
 * Small modules that the lightbox shares with a few dialogs. As files of their own they were requested last, and the
 * lightbox of an item's link waited for them.
 */
const itemParts = oneOf(
  'src/components/ui/(?:hold-focus|modal)[.]',
  'src/lib/browser/use-is-longer-than[.]',
  'src/modules/export/download-link',
  'src/modules/item-card/media/linked-media',
  'src/modules/share/(?:copy|action-message|use-save-item)[.]',
  'icons/(?:chevron-left|chevron-right|download|external-link)[.]',
);

/**
 * Small modules of what a story loads behind its first cards, and of its tools. As files of their own each took a
 * connection from the rest of the story.
 */
const later = oneOf(
  'src/modules/timeline/visits/(?:news|visits)[.]',
  'src/modules/timeline/people/contributors[.]',
  'src/modules/timeline/filter/listed-places[.]',
);

/** The static imports of `starts`, recursively; without dynamic imports. */
function comeWith(starts: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  starts.forEach(add);
  return found;
}

const pagesIn = (source: string) =>
  readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-page.tsx'))
    .map((name) => join(source, 'pages', name).replaceAll('\\', '/'));

/**
 * The chunks of which a page runs nearly all while it opens. In another one, V8 would compile functions that nobody
 * calls.
 */
const runAtOpening = new Set(['react', 'shell', 'story', 'rows']);

/**
 * Marks these chunks for V8: all their functions are compiled in the background while the chunk
 * loads, instead of one by one on the main thread when they are first called. The comment must come
 * before everything else in the file.
 */
export function addCompileHints(bundle: Rolldown.OutputBundle): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !runAtOpening.has(chunk.name)) continue;
    chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  }
}

export function chunkGroups(source: string): Rolldown.CodeSplittingOptions['groups'] {
  const viewer = `${source}/pages/public/public-page.tsx`;
  const main = `${source}/main.tsx`;
  const others = pagesIn(source).filter((page) => page !== viewer);
  let ofEveryPage: Set<string> | undefined;
  let elsewhere: Set<string> | undefined;
  let ofStory: Set<string> | undefined;
  return [
    { name: 'react', test: react },
    {
      name(id, graph) {
        ofEveryPage ??= comeWith([main], graph);
        return shell.test(id) || (ofEveryPage.has(id) && id !== main) ? 'shell' : null;
      },
    },
    { name: 'page-parts', test: pageParts },
    { name: 'rows', test: rows },
    { name: 'zod', test: zod },
    { name: 'parts', test: parts },
    { name: 'later', test: later, includeDependenciesRecursively: false },
    { name: 'item-parts', test: itemParts, includeDependenciesRecursively: false },
    {
      // Only modules that no other page imports: otherwise that page would load the whole chunk.
      name(id, graph) {
        elsewhere ??= comeWith([main, ...others], graph);
        ofStory ??= comeWith([viewer], graph);
        return ofStory.has(id) && !elsewhere.has(id) ? 'story' : null;
      },
      includeDependenciesRecursively: false,
    },
  ];
}
