import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../.ci/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4179);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  // `*.test.ts` are the unit tests of the helpers.
  testMatch: '*.spec.ts',
  // These have a configuration of their own.
  testIgnore: '**/engines/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` prints the tests that pass at the second attempt, and fails when they are many.
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of a small machine: a test waits a fifth of its time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // `npm test` reads the counts and the slowest tests from the JSON report.
  reporter: process.env.E2E_REPORT
    ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  reportSlowTests: null,
  use: {
    baseURL,
    launchOptions,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Traces slow tests down by a quarter; `E2E_TRACE=1` enables them for each test.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
    // Only tests that differ on a phone: layout, touch, menus and year rail.
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone|@both/ },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}/rest/v1/features?select=id&limit=1&apikey=sb_publishable_embedded`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: { CI: 'true', ANEKDOTES_DATA_DIR: 'memory://', ANEKDOTES_TEST_SQL: '1' },
  },
});
