// What `public.installed_schema()` tells of a database.
import * as z from 'zod';

const grantSchema = z.object({ role: z.string(), privilege: z.string(), object: z.string() });
const objectSchema = z.object({
  kind: z.string(),
  name: z.string(),
  state: z.record(z.string(), z.unknown()),
});

export const installedSchema = z.object({
  /** Null where no table says which migrations have run. */
  migrations: z.nullable(z.array(z.string())),
  is_early_access_open: z.boolean(),
  grants: z.array(grantSchema),
  objects: z.array(objectSchema),
});

export type InstalledSchema = z.infer<typeof installedSchema>;
export type InstalledGrant = z.infer<typeof grantSchema>;
export type InstalledObject = z.infer<typeof objectSchema>;
