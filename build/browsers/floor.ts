// The oldest browsers in which everything works (docs/browsers.md). Everything else derives from this.

/** Versions by the names of `@mdn/browser-compat-data`. */
export const floor = {
  chrome: '109',
  chrome_android: '109',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** For `build.target` and `build.cssTarget` of Vite. */
export const buildTargets = [
  `chrome${floor.chrome}`,
  `firefox${floor.firefox}`,
  `safari${floor.safari}`,
  `ios${floor.safari_ios}`,
];
