// Runs the checks in the order of the report. A check that ends with an error is a failed one.
import { checkChannel } from './checks/channel.ts';
import { checkCost } from './checks/cost.ts';
import { checkFiles } from './checks/files.ts';
import { checkFunctions } from './checks/functions.ts';
import { checkHostileCalls } from './checks/hostile-calls.ts';
import { checkLink } from './checks/link.ts';
import { checkReach } from './checks/reach.ts';
import { checkSchema } from './checks/schema.ts';
import { checkSharePage } from './checks/share-page.ts';
import { checkSite } from './checks/site.ts';
import { checkStory } from './checks/story.ts';
import type { Check, Context } from './context.ts';
import { findingsOf, hasFailed, type Finding, type Heading } from './finding.ts';
import { withOwnStory } from './own-story.ts';
import { NoAnswerError, StoppedError } from './project.ts';

export interface Examination extends Omit<Context, 'own' | 'isSchemaKnown'> {
  /** Makes and removes a story of its own; needs the secret key. */
  isWriting: boolean;
}

interface Named {
  name: string;
  mend: Heading;
  check: Check;
}

const site = 'from-nothing-to-a-hosted-site';
const reach: Named = { name: 'project', mend: site, check: checkReach };
const schema: Named = { name: 'migrations', mend: 'updating', check: checkSchema };
const ofTheProject: Named[] = [
  { name: 'functions', mend: 'of-the-functions', check: checkFunctions },
  { name: 'story', mend: 'un-publishing', check: checkStory },
];
/** With `--write` these use the story of the doctor; the last one un-publishes it. */
const withWrites: Named[] = [
  {
    name: 'hostile calls',
    mend: 'rows-for-a-stranger',
    check: (context) => checkHostileCalls(context),
  },
  { name: 'files', mend: 'private-media-bucket', check: checkFiles },
  { name: 'link', mend: 'links', check: checkLink },
  { name: 'live channel', mend: 'a-silent-live-channel', check: checkChannel },
];
const ofTheSite: Named[] = [
  { name: 'site', mend: site, check: checkSite },
  { name: 'share page', mend: 'share-page', check: checkSharePage },
  { name: 'cost of a visit', mend: 'caches-and-cost', check: checkCost },
];

export async function examine({ isWriting, ...context }: Examination): Promise<Finding[]> {
  const { project } = context;
  const reached = await runAll([reach], context);
  if (hasFailed(reached)) {
    const untried = [schema, ...ofTheProject, ...withWrites, ...ofTheSite].map(({ name, mend }) =>
      findingsOf(name, mend).notTried('The project cannot be asked.'),
    );
    return [...reached, ...untried];
  }
  const ofSchema = await runAll([schema], context);
  const known = { ...context, isSchemaKnown: !hasFailed(ofSchema) };
  return [
    ...reached,
    ...ofSchema,
    ...(await runAll(ofTheProject, context)),
    ...(await (isWriting && project.hasSecretKey
      ? tryWithOwnStory(known)
      : runAll(withWrites, known))),
    ...(await runAll(ofTheSite, context)),
  ];
}

async function tryWithOwnStory(context: Context): Promise<Finding[]> {
  let isTried = false;
  const findings = await withOwnStory(context.project, async (own) => {
    isTried = true;
    return runAll(withWrites, { ...context, own });
  }).catch((error: unknown) => [asFinding('own story', 'left-over-from-the-doctor', error)]);
  return isTried ? findings : [...(await runAll(withWrites, context)), ...findings];
}

/** One after the other, so that the measured times are those of one visitor. */
async function runAll(all: Named[], context: Context): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, mend, check } of all) {
    findings.push(
      ...(await check(context).catch((error: unknown) => [asFinding(name, mend, error)])),
    );
  }
  return findings;
}

function asFinding(name: string, mend: Heading, error: unknown): Finding {
  const { failed, notTried } = findingsOf(name, mend);
  if (error instanceof StoppedError) return notTried('The doctor was stopped.');
  const { message } = error as Error;
  return error instanceof NoAnswerError
    ? failed(`The check has ended: ${message}.`)
    : failed(`The check has ended with a fault of its own: ${message}`);
}
