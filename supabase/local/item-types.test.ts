import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemTypeList } from '../functions/_shared/item-types.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the table takes the types of the shared list, and no others', async () => {
  const [row] = await server.sql<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conname = 'timeline_items_item_type_known'`,
  );
  const taken = [...row!.rule.matchAll(/'([^']+)'/g)].map(([, type]) => type);
  expect(taken.toSorted()).toEqual(itemTypeList.toSorted());
});
