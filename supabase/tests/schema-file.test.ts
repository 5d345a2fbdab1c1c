import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaFile, schemaOfMigrations } from '../write-schema.ts';

test('schema.sql is what the migrations make; `npm run schema` writes it anew', async () => {
  expect(await schemaOfMigrations()).toBe(await readFile(schemaFile, 'utf8'));
});
