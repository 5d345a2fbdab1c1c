import { defineConfig } from '@playwright/test';
import { installCommand, requirements } from '../../.ci/requirements.ts';
import base from '../playwright.config.ts';

/** In the workers too, which need not say it again. */
const isFirst = process.env.TEST_WORKER_INDEX === undefined;

const found = (['webkit', 'firefox'] as const).filter((name) => {
  const isInstalled = requirements[name].find() !== undefined;
  if (!isInstalled && isFirst)
    console.log(`${name} is not installed: ${installCommand(requirements[name])}`);
  return isInstalled;
});

/** Playwright runs the journeys, each in the engine that its project names, which Playwright does not drive. */
export default defineConfig({
  ...base,
  testMatch: 'journeys.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  workers: 2,
  timeout: 60_000,
  use: { baseURL: base.use?.baseURL },
  projects: [
    ...found.map((name) => ({ name })),
    // What `e2e/*.spec.ts` show in Chromium is not shown there again, unless it is asked for.
    { name: 'chromium', grep: process.env.EVERY_JOURNEY ? /./ : /@chromium/ },
  ],
});
