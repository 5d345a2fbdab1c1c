// Whether the migrations of the repository are in the project, and nothing else.
import { needsSecretKey, type Check } from '../context.ts';
import { compareSchemas, type Differences } from '../database/compare-schemas.ts';
import { readExpectedSchema } from '../database/expected-schema.ts';
import { migrationsDir } from '../../supabase/hosted-project.ts';
import { readMigrations } from '../../supabase/local/migrations.ts';
import { installedSchema, type InstalledSchema } from '../database/installed-schema.ts';
import { findingsOf, type Finding } from '../finding.ts';
import { json } from '../project.ts';

const migrations = findingsOf('migrations', 'updating');

/** In the order of the report. */
const parts: { key: keyof Differences; check: string; same: string }[] = [
  { key: 'grants', check: 'grants', same: 'The rights of every role are' },
  { key: 'policies', check: 'policies', same: 'Row-level security and every policy are' },
  {
    key: 'definitions',
    check: 'definitions',
    same: 'Columns, constraints, functions, triggers are',
  },
  { key: 'realtime', check: 'publication', same: 'The tables and changes that Realtime tells are' },
  { key: 'bucket', check: 'bucket', same: 'The privacy and the types of the bucket are' },
];

const eachPart = (outcome: 'failed' | 'notTried', found: string) =>
  parts.map(({ check }) => findingsOf(check, 'a-database-that-differs')[outcome](found));

export const checkSchema: Check = async ({ project }) => {
  if (!project.hasSecretKey) {
    return [migrations.notTried(needsSecretKey), ...eachPart('notTried', needsSecretKey)];
  }
  const path = '/rest/v1/rpc/installed_schema';
  const answer = await project.askAsServer(path, { method: 'POST', headers: json, body: '{}' });
  const read = installedSchema.safeParse(answer.json);
  if (!read.success) {
    const why = 'The project does not say what is installed.';
    return [migrations.failed(refusalOf(answer.status)), ...eachPart('notTried', why)];
  }
  const expected = await readExpectedSchema(read.data.is_early_access_open);
  return [await compareMigrations(read.data), ...compareParts(expected, read.data)];
};

/** The embedded backend captures changes by triggers; a hosted project reads its log. */
const withoutTriggersOfEmbedded = ({
  objects,
  ...installed
}: InstalledSchema): InstalledSchema => ({
  ...installed,
  objects: objects.filter(
    ({ state }) => !String(state.definition).includes(' EXECUTE FUNCTION embedded.'),
  ),
});

function refusalOf(status: number): string {
  if (status === 404) return 'installed_schema() is missing: run the migrations of the repository.';
  if (status === 401 || status === 403) return 'The project refuses the secret key.';
  return `The project does not say what is installed: status ${status}.`;
}

export function compareParts(expected: InstalledSchema, found: InstalledSchema): Finding[] {
  const differences = compareSchemas(expected, withoutTriggersOfEmbedded(found));
  return parts.map(({ key, check, same }) => {
    const { ok, failed } = findingsOf(check, 'a-database-that-differs');
    const { length } = differences[key];
    if (length === 0) return ok(`${same} as the migrations make them.`);
    return failed(length === 1 ? 'One difference.' : `${length} differences.`, differences[key]);
  });
}

export async function compareMigrations({ migrations: ran }: InstalledSchema): Promise<Finding> {
  if (ran === null) return migrations.notTried('The project has no list of its migrations.');
  const files = await readMigrations(migrationsDir);
  const known = new Set(files.map(({ version }) => version));
  const missing = files.filter(({ version }) => !ran.includes(version));
  const others = ran.filter((version) => !known.has(version));
  if (missing.length > 0) {
    return migrations.failed(
      `${missing.length} of ${files.length} migrations have not run.`,
      missing.map(({ file }) => `${file} has not run`),
    );
  }
  if (others.length > 0) {
    return migrations.failed(
      'The project has migrations that this repository has not.',
      others.map((version) => `${version} is not in supabase/migrations`),
    );
  }
  return migrations.ok(`All ${files.length} migrations have run.`);
}
