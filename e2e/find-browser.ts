// Prints which browser the end-to-end tests use, or how to install one.
import { findChromium } from './chromium.ts';

const path = findChromium();
if (path) {
  console.log(`Browser for the end-to-end tests: ${path}`);
} else {
  console.error(
    'No Chromium found. Install one: apt-get install chromium, or npx playwright install chromium;\n' +
      'or name one in PLAYWRIGHT_CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
