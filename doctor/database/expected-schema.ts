// What a project has after the migrations of the repository, from a new database with them.
import { openMigratedDatabase } from '../../supabase/hosted-project.ts';
import { installedSchema, type InstalledSchema } from './installed-schema.ts';

/** With the early-access list open or closed, since visitors have one right more while it is open. */
export async function readExpectedSchema(isEarlyAccessOpen: boolean): Promise<InstalledSchema> {
  const pglite = await openMigratedDatabase();
  try {
    await pglite.query('update private.early_access_settings set is_open = $1', [
      isEarlyAccessOpen,
    ]);
    const { rows } = await pglite.query<{ installed: unknown }>(
      'select public.installed_schema() as installed',
    );
    return installedSchema.parse(rows[0]?.installed);
  } finally {
    await pglite.close();
  }
}
