import { test } from './fixtures.ts';
import { journeys } from './journeys/index.ts';

for (const { name, isNewInChromium, isReducedMotion = false, limit = 60, skip, run } of journeys)
  test.describe(() => {
    test.use({ isReducedMotion });
    test(name, { tag: isNewInChromium ? '@chromium' : [] }, async ({ visit }, { project }) => {
      const reason = skip?.[project.name];
      if (reason) console.log(`skipped in ${project.name}: ${reason}`);
      test.skip(reason !== undefined, reason);
      test.setTimeout(limit * 1000);
      await run(visit);
    });
  });
