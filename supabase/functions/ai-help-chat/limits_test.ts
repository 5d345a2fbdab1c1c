import { createLimits } from './limits.ts';
import * as assert from './testing/assert.ts';

const midnight = Date.UTC(2026, 10, 24);

/** A database that has a new secret each day, and a clock that is behind by some milliseconds. */
function createDays(databaseBehindMs = 0) {
  const asked: string[] = [];
  const keys: unknown[] = [];
  let moment = midnight;
  const limits = createLimits({
    url: 'http://database.test',
    secretKey: 'sb_secret_test',
    now: () => moment,
    async fetch(input, init) {
      const request = new Request(input as string, init);
      if (request.url.endsWith('help_chat_secret')) {
        const day = new Date(moment - databaseBehindMs).toISOString().slice(0, 10);
        asked.push(day);
        return Response.json(`${day} `.padEnd(64, 'f'));
      }
      keys.push(((await request.json()) as { address_key: unknown }).address_key);
      return Response.json(0);
    },
  });
  return {
    asked,
    keys,
    count: (at: number) => {
      moment = at;
      return limits.countMessage('203.0.113.9');
    },
  };
}

const hourMs = 60 * 60 * 1000;

Deno.test('a secret is asked for once a day, and ends with it', async () => {
  const days = createDays();
  await days.count(midnight - 2 * hourMs);
  await days.count(midnight - 1);
  await days.count(midnight + hourMs);
  await days.count(midnight + 2 * hourMs);
  assert.deepEqual(days.asked, ['2026-11-23', '2026-11-24']);
  assert.equal(days.keys[0], days.keys[1]);
  assert.equal(days.keys[2], days.keys[3]);
  assert.ok(days.keys[1] !== days.keys[2], 'The key of an address changes with the day');
});

Deno.test('a secret of yesterday, from a database whose clock is behind, is not kept', async () => {
  const days = createDays(5000);
  await days.count(midnight + 1000);
  await days.count(midnight + 10_000);
  await days.count(midnight + hourMs);
  await days.count(midnight + 2 * hourMs);
  assert.deepEqual(days.asked, ['2026-11-23', '2026-11-24', '2026-11-24']);
  assert.equal(days.keys[2], days.keys[3]);
  assert.ok(days.keys[0] !== days.keys[2], 'Only the first was made with the old secret');
});
