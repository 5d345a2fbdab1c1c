// Says which browser the end-to-end tests will use, or how to get one.
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
