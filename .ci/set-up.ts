// The first step of the tests: prints which of their requirements are found, and installs Chromium where it
// is missing. `set-up.ts install` installs all that is missing. REQUIRE_ALL=1: nothing may be missing.
import { installByApt, installChromium } from './install.ts';
import { describeFound, findAll, installCommand, missingIn, requirements } from './requirements.ts';

let found = await findAll();
if (process.argv[2] === 'install') {
  await installByApt(missingIn(found));
  found = await findAll();
} else if (missingIn(found).includes(requirements.chromium)) {
  await installChromium();
  found = await findAll();
}
for (const line of describeFound(found)) console.log(line);

const missing = missingIn(found);
if (missing.includes(requirements.chromium)) {
  console.error(
    '\nThere is no Chromium, and none could be installed here: ' +
      `run "${installCommand(requirements.chromium)}" as root, or name one in PLAYWRIGHT_CHROMIUM_PATH.`,
  );
  process.exitCode = 1;
} else if (process.env.REQUIRE_ALL && missing.length > 0) {
  const names = missing.map(({ name }) => name).join(', ');
  console.error(`\nREQUIRE_ALL is set, and this is missing: ${names}.`);
  process.exitCode = 1;
}
