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

/** Counts as the database does, and keeps the arguments of the model calls. */
function createCounts() {
  const counts = new Map<string, number>();
  const modelCalls: Record<string, unknown>[] = [];
  const limits = createLimits({
    url: 'http://database.test',
    secretKey: 'sb_secret_test',
    now: () => midnight + hourMs,
    async fetch(input, init) {
      const request = new Request(input as string, init);
      if (request.url.endsWith('help_chat_secret')) return Response.json('f'.repeat(64));
      const values = await request.json();
      if (request.url.endsWith('help_chat_take_model_call')) {
        modelCalls.push(values);
        return Response.json(true);
      }
      const count = counts.get(values.address_key) ?? 0;
      if (count >= values.message_limit) return Response.json(30);
      counts.set(values.address_key, count + 1);
      return Response.json(0);
    },
  });
  return { limits, counts, modelCalls };
}

Deno.test('a wide network of IPv6 has a limit for all its addresses', async () => {
  const { limits, counts } = createCounts();
  const allowed = async (network: string) => {
    let count = 0;
    while (count < 99 && (await limits.countMessage(network)) === 0) count += 1;
    return count;
  };
  const networks = Array.from({ length: 8 }, (_, index) => `2001:db8:1:${index}`);
  const found: number[] = [];
  for (const network of networks) found.push(await allowed(network));
  assert.deepEqual(found, [10, 10, 10, 10, 10, 0, 0, 0]);
  assert.equal(await allowed('2001:db8:2:0'), 10, 'another wide network');
  assert.equal(await allowed('203.0.113.9'), 10, 'IPv4');
  assert.equal(await allowed('unknown'), 10, 'no address');
  for (const key of counts.keys()) assert.match(key, /^[0-9a-f]{64}$/);
});

Deno.test('a refused message does not count for the wide network', async () => {
  const { limits } = createCounts();
  for (let count = 0; count < 99; count += 1) await limits.countMessage('2001:db8:1:0');
  assert.equal(await limits.countMessage('2001:db8:1:1'), 0);
});

Deno.test('a model call counts for the address and for its wide network', async () => {
  const { limits, modelCalls } = createCounts();
  const caps = { addressCap: 20, dailyCap: 500 };
  for (const address of ['2001:db8:1:1', '2001:db8:1:2', '203.0.113.9', 'unknown']) {
    assert.ok(await limits.takeModelCall(address, caps));
  }
  const [one, other, ipv4, none] = modelCalls;
  assert.match(String(one!.wide_key), /^[0-9a-f]{64}$/);
  assert.equal(one!.wide_key, other!.wide_key);
  assert.ok(one!.address_key !== other!.address_key);
  assert.deepEqual([one!.address_cap, one!.wide_cap, one!.daily_cap], [20, 100, 500]);
  for (const call of [ipv4, none]) assert.equal(call!.wide_key, undefined);
});
