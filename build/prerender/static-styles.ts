// Styles for the markup of the share page where no script takes it over: folded texts are open, and what
// needs a script is hidden.

const rules: [selectors: string[], declarations: string][] = [
  [['.folded', '[class*=line-clamp-]'], 'display:block;overflow:visible;-webkit-line-clamp:none'],
  [
    ['button[aria-controls]', '[data-tool]', '[inert]', 'a[href="#filters"]', 'div.story-print'],
    'display:none',
  ],
  [['#opened-item'], 'position:relative;height:auto;overflow:visible;container-type:inline-size'],
  [
    ['#opened-item .lightbox-layout'],
    'display:block;height:auto;min-height:100vh;background:var(--lightbox-dark)',
  ],
  [['#opened-item img', '#opened-item video'], 'height:auto;max-height:80vh'],
  [['#opened-item *'], 'touch-action:auto'],
];

const within = (roots: readonly string[]) =>
  rules
    .map(([selectors, declarations]) => {
      const all = roots.flatMap((root) => selectors.map((selector) => `${root} ${selector}`));
      const important = declarations.replaceAll(/(?=;|$)/g, '!important');
      return `${all.join()}{${important}}`;
    })
    .join('');

/** The item of the document and the lightbox that takes its place look alike: nothing fades in. */
const still = ['#opened-item', '#opened-item ~ #root .lightbox']
  .flatMap((part) => [part, `${part}::before`, `${part} *`])
  .join();

/**
 * Web fonts are loaded after the scripts, which they would delay on a slow line: until the page is taken
 * over, its text has the fallbacks, which have the same metrics.
 */
const fontRules =
  ':where(:root:not([data-started],[data-failed],[data-too-old])){--fraunces:"Fraunces Georgia";--source-sans:"Source Sans Fallback"}';

/**
 * The server renders the question for a password without knowing the share key in the browser. With a key it is hidden
 * behind `LoadingStory` until the page is taken over, which then shows the story, or the question if the key is refused.
 */
const questionRule =
  ':root[data-has-key]:not([data-failed],[data-too-old]) #root{visibility:hidden}';

/** Each selector on its own: a browser that is too old drops a rule with a selector that it does not know. */
const loadingRules = [
  ':root:not([data-has-key]) body>#story-loading',
  '[data-failed] #story-loading',
  '[data-too-old] #story-loading',
]
  .map((selector) => `${selector}{display:none}`)
  .join('');

/** For a browser that is too old, and after a script failed to load or to start. */
export const staticStyles = [
  ':root:not([data-too-old]) [data-too-old-only]{display:none}',
  fontRules,
  questionRule,
  loadingRules,
  `${still}{transition:none!important;animation:none!important}`,
  within([':root[data-too-old]', ':root[data-failed]']),
].join('');
export const noScriptStyles = `${within([':root'])}#story-loading{display:none}:root{--fraunces:initial;--source-sans:initial}`;
