import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { listen, subscribe, type Binding, type Subscriber } from '../testing/listen.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { signToken } from '../access-token.ts';
import { ids, slugs } from '../testing/stories.ts';
import { waitFor } from '../testing/wait-for.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const story = `timeline_id=eq.${ids.garden}`;
const both = [
  { table: 'timeline_items', filter: story },
  { table: 'timeline_pulse', filter: story },
];
const newItem = (title: string, timeline: string = ids.garden) =>
  `insert into timeline_items (timeline_id, title, item_type, item_date)
   values ('${timeline}', '${title}', 'text', '1960-05-04') returning id;`;
const counterUpdates = ({ events }: Subscriber) =>
  events.filter(({ table }) => table === 'timeline_pulse');
const currentBeat = async (timeline: string = ids.garden) => {
  const [row] = await server.sql<{ seq: number }>(
    `select seq from timeline_pulse where timeline_id = '${timeline}'`,
  );
  return row?.seq ?? 0;
};
/** Waits until the subscriber has received the latest change counter. */
const isUpToDate = async (subscriber: Subscriber) => {
  const seq = await currentBeat();
  await waitFor(() =>
    counterUpdates(subscriber).some((update) => 'seq' in update.new && update.new.seq === seq),
  );
};
const open = (query: string) =>
  new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket${query}`);
const content = (subscriber: Subscriber) => JSON.stringify(subscriber.events);

describe('a subscriber with a link', () => {
  test('receives that an item was added, without its data', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    await server.sql(newItem('geheimwoord nieuw'));
    await isUpToDate(subscriber);
    expect(subscriber.events).toMatchObject([
      {
        eventType: 'UPDATE',
        schema: 'public',
        table: 'timeline_pulse',
        new: { timeline_id: ids.garden, seq: expect.any(Number) },
        old: { timeline_id: ids.garden },
        errors: null,
      },
    ]);
  });

  test('receives an update, a delete, a move and unpublishing', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    const [item] = await server.sql<{ id: string }>(newItem('geheimwoord'));
    const where = `where id = '${item?.id}'`;
    await server.sql(`update timeline_items set title = 'anders' ${where}`);
    await server.sql(`update timeline_items set timeline_id = '${ids.harbour}' ${where}`);
    await server.sql(`update timeline_items set timeline_id = '${ids.garden}' ${where}`);
    await server.sql(`delete from timeline_items ${where}`);
    await server.sql(`update timelines set is_public = false where id = '${ids.garden}'`);
    await server.sql(
      `update timelines set is_public = true, public_slug = '${slugs.garden}' where id = '${ids.garden}'`,
    );
    await isUpToDate(subscriber);
    const seqs = counterUpdates(subscriber).map((update) =>
      'seq' in update.new ? Number(update.new.seq) : 0,
    );
    expect(seqs).toHaveLength(7);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(content(subscriber)).not.toContain('geheimwoord');
    expect(subscriber.events).toHaveLength(7);
  });

  test.each([
    ['deleted', `delete from timelines where id = '${ids.gone}'`],
    ['deleted with all others', 'truncate timelines cascade'],
  ])('receives that its story is %s', async (_, statement) => {
    const other = await startTestServer();
    await other.sql(`insert into timelines (id, title, public_slug, is_public)
      values ('${ids.gone}', 'geheimwoord', 'proef-weg', true)`);
    const filter = `timeline_id=eq.${ids.gone}`;
    const bindings = both.map(({ table }) => ({ table, filter }));
    const subscriber = await listen(other.visit('proef-weg'), bindings);
    await other.sql(newItem('geheimwoord', ids.gone));
    await waitFor(() => subscriber.events.length === 1);
    await other.sql(statement);
    await waitFor(() => subscriber.events.length === 2);
    const told = { eventType: 'UPDATE', table: 'timeline_pulse', new: { timeline_id: ids.gone } };
    expect(subscriber.events).toMatchObject([told, told]);
    await other.close();
  });

  test('receives nothing of another story', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    const [item] = await server.sql<{ id: string }>(newItem('elders', ids.harbour));
    await server.sql(`delete from timeline_items where id = '${item?.id}'`);
    await server.sql(newItem('hier'));
    await isUpToDate(subscriber);
    expect(content(subscriber)).not.toContain(ids.harbour);
    expect(content(subscriber)).not.toContain(item?.id);
  });

  test('receives the deletions of one statement as one change', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    await server.sql(`insert into timeline_items (timeline_id, title, item_type, item_date)
      select '${ids.garden}', 'bulk ' || n, 'text', '1970-01-01' from generate_series(1, 600) n`);
    await server.sql(`delete from timeline_items where title like 'bulk %'`);
    await isUpToDate(subscriber);
    expect(subscriber.events).toMatchObject([
      { table: 'timeline_pulse', eventType: 'UPDATE' },
      { table: 'timeline_pulse', eventType: 'UPDATE' },
    ]);
  });

  test('receives equal changes of one transaction separately', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    const update = `update timeline_pulse set seq = seq + 1 where timeline_id = '${ids.garden}';`;
    await server.sql(`begin; ${update} ${update} ${update} commit;`);
    await isUpToDate(subscriber);
    expect(counterUpdates(subscriber)).toHaveLength(3);
  });

  test('receives nothing of a transaction that is rolled back', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    await server.sql(`begin; ${newItem('toch niet')} rollback;`);
    await server.sql(newItem('wel'));
    await isUpToDate(subscriber);
    expect(counterUpdates(subscriber)).toHaveLength(1);
  });

  test('receives changes again after a reconnect', async () => {
    const subscriber = await listen(server.visit(slugs.garden), both);
    server.dropSockets();
    await waitFor(() => subscriber.system.length >= 2);
    subscriber.events.length = 0;
    await server.sql(newItem('na de storing'));
    await isUpToDate(subscriber);
    expect(counterUpdates(subscriber)).toHaveLength(1);
  });

  test('can leave and rejoin a channel with the same name', async () => {
    const client = server.visit(slugs.garden);
    const subscriber = await listen(client, both);
    await client.removeChannel(subscriber.channel);
    expect(subscriber.statuses.at(-1)).toBe('CLOSED');
    const again = await listen(client, both);
    await server.sql(newItem('terug'));
    await isUpToDate(again);
    expect(counterUpdates(subscriber)).toHaveLength(0);
  });
});

describe('a subscriber without a filter', () => {
  test('receives no content of any story', async () => {
    const subscriber = await listen(server.visit(), [
      { table: 'timeline_items' },
      { table: 'timeline_pulse' },
      { table: 'timeline_items', event: 'INSERT' },
      { table: 'timeline_items', event: 'UPDATE' },
    ]);
    await server.sql(newItem('geheimwoord'));
    await server.sql(newItem('geheimwoord', ids.closed));
    await server.sql(`update timeline_items set description = 'geheimwoord'`);
    await server.sql(`delete from timeline_items where timeline_id = '${ids.closed}'`);
    await isUpToDate(subscriber);
    expect(content(subscriber)).not.toContain('geheimwoord');
    expect(subscriber.events.every(({ table }) => table === 'timeline_pulse')).toBe(true);
  });

  test('receives of a public story its id and the moment of the change', async () => {
    await server.sql(newItem('eerder'));
    const before = Date.now() * 1000;
    const subscriber = await listen(server.visit(), [{ table: 'timeline_pulse' }]);
    await server.sql(newItem('geheimwoord'));
    await isUpToDate(subscriber);
    const [change] = subscriber.events;
    expect(subscriber.events).toHaveLength(1);
    expect(change?.new).toEqual({ timeline_id: ids.garden, seq: expect.any(Number) });
    // The clock in microseconds, not how many changes there were before.
    const seq = change && 'seq' in change.new ? Number(change.new.seq) : 0;
    expect(seq).toBeGreaterThanOrEqual(before);
    expect(seq).toBeLessThanOrEqual((Date.now() + 1) * 1000);
    expect(change?.old).toEqual({ timeline_id: ids.garden });
  });

  test('cannot read or list anything with an id that it has received', async () => {
    const client = server.visit();
    for (const [table, column] of [
      ['timelines', 'id'],
      ['timeline_items', 'timeline_id'],
      ['timeline_pulse', 'timeline_id'],
    ] as const) {
      const { data } = await client.from(table).select('*').eq(column, ids.garden);
      expect(data).toEqual([]);
    }
    const { data: files } = await client.storage.from('timeline-media').list(ids.garden);
    expect(files ?? []).toEqual([]);
  });

  test('receives no insert or update of a private story', async () => {
    const subscriber = await listen(server.visit(), [
      { table: 'timeline_items' },
      { table: 'timeline_pulse' },
    ]);
    await server.sql(newItem('geheimwoord', ids.closed));
    await server.sql(`update timeline_items set title = 'geheimwoord'
      where timeline_id = '${ids.closed}'`);
    await server.sql(`update timelines set title = 'geheimwoord' where id = '${ids.closed}'`);
    await server.sql(newItem('open'));
    await isUpToDate(subscriber);
    expect(content(subscriber)).not.toContain(ids.closed);
  });
});

const listenAs = async (role: string, bindings: Binding[] = both) => {
  const client = server.visit();
  await client.realtime.setAuth(signToken({ role }, server.services.backend.jwtSecret));
  return listen(client, bindings);
};

describe('a deletion', () => {
  const item = '11111111-0000-4000-8000-0000000000c1';
  const lower = '11111111-0000-4000-8000-000000000000';
  const higher = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
  const filters = [
    undefined,
    `timeline_id=eq.${ids.gone}`,
    `timeline_id=in.(${ids.gone},${ids.garden})`,
    `timeline_id=neq.${ids.garden}`,
    `timeline_id=lte.${higher}`,
    `timeline_id=gte.${lower}`,
  ];
  const bindings = ['timeline_items', 'timeline_pulse'].flatMap((table) =>
    (['DELETE', '*'] as const).flatMap((event) =>
      [...filters, ...(table === 'timeline_items' ? [`id=eq.${item}`, `id=gte.${lower}`] : [])].map(
        (filter) => ({ table, event, ...(filter && { filter }) }),
      ),
    ),
  );
  const makeStory = (isPublic: boolean) =>
    server.sql(`
      insert into timelines (id, title, public_slug, is_public)
      values ('${ids.gone}', 'geheimwoord', 'proef-weg', ${isPublic});
      insert into timeline_items (id, timeline_id, title, item_type, item_date)
      values ('${item}', '${ids.gone}', 'geheimwoord', 'text', '1950-01-01');`);
  const deletions = ({ events }: Subscriber) =>
    events.filter(({ eventType }) => eventType === 'DELETE');

  test.each(['anon', 'authenticated'])('in a private story is silent for %s', async (role) => {
    await makeStory(false);
    const subscriber = await listenAs(role, bindings);
    await server.sql(`delete from timeline_items where id = '${item}'`);
    await server.sql(`delete from timelines where id = '${ids.gone}'`);
    await server.sql(newItem('hierna'));
    await isUpToDate(subscriber);
    expect(content(subscriber)).not.toContain(ids.gone);
    expect(content(subscriber)).not.toContain(item);
    expect(deletions(subscriber)).toEqual([]);
  });

  test('in a public story names no item', async () => {
    await makeStory(true);
    const subscriber = await listenAs('anon', bindings);
    await server.sql(`delete from timeline_items where id = '${item}'`);
    await server.sql(`delete from timelines where id = '${ids.gone}'`);
    await server.sql(newItem('hierna'));
    await isUpToDate(subscriber);
    expect(content(subscriber)).not.toContain(item);
    expect(deletions(subscriber)).toEqual([]);
  });

  test('is announced, to all and with its id, if the publication has deletions', async () => {
    const other = await startTestServer();
    await other.sql(`alter publication supabase_realtime set (publish = 'delete')`);
    const subscriber = await listen(other.visit(), [{ table: 'timeline_items' }]);
    const [added] = await other.sql<{ id: string }>(newItem('geheimwoord', ids.closed));
    await other.sql(`delete from timeline_items where id = '${added?.id}'`);
    await waitFor(() => subscriber.events.length > 0);
    expect(subscriber.events).toMatchObject([{ eventType: 'DELETE', new: {} }]);
    expect(subscriber.events[0]?.old).toEqual({ id: added?.id });
    await other.close();
  });
});

describe('a subscriber with a token', () => {
  test('receives no more than a visitor when signed in', async () => {
    const subscriber = await listenAs('authenticated');
    await server.sql(newItem('geheimwoord'));
    await isUpToDate(subscriber);
    expect(subscriber.events).toMatchObject([{ table: 'timeline_pulse', eventType: 'UPDATE' }]);
  });

  test('receives rows that grants and policies allow, in commit order', async () => {
    const subscriber = await listenAs('service_role');
    const [item] = await server.sql<{ id: string }>(newItem('eerst'));
    await waitFor(() => subscriber.events.length >= 2);
    await server.sql(`update timeline_items set title = 'later', metadata = '{"a":[1]}'
      where id = '${item?.id}'`);
    await isUpToDate(subscriber);
    const row = {
      id: item?.id,
      timeline_id: ids.garden,
      item_date: '1960-05-04',
      created_by: null,
    };
    expect(subscriber.events.filter(({ table }) => table === 'timeline_items')).toMatchObject([
      { eventType: 'INSERT', new: { ...row, title: 'eerst' }, old: {} },
      {
        eventType: 'UPDATE',
        new: { ...row, title: 'later', metadata: { a: [1] } },
        old: { id: item?.id, timeline_id: ids.garden },
      },
    ]);
    expect(subscriber.events.map(({ table }) => table)).toEqual([
      'timeline_items',
      'timeline_pulse',
      'timeline_items',
      'timeline_pulse',
    ]);
  });

  test('is refused with a forged token', async () => {
    const client = server.visit();
    await client.realtime.setAuth(signToken({ role: 'service_role' }, 'guess'));
    const subscriber = subscribe(client, both);
    await waitFor(() => subscriber.statuses.includes('CHANNEL_ERROR'));
    expect(subscriber.errors[0]).toContain('Invalid token');
  });
});

describe('a join that cannot be served', () => {
  test.each([
    { table: 'timeline_items', filter: 'no_such_column=eq.1' },
    { table: 'timeline_items', filter: 'timeline_id=eq.not-a-uuid' },
    { table: 'timeline_items', filter: 'timeline_id=like.x' },
    { table: 'timeline_items', filter: "timeline_id=eq.x'; drop table timelines; --" },
    { table: 'timeline_items', filter: 'timeline_id' },
    { table: 'timelines' },
    { table: 'profiles', event: 'DELETE' as const },
    { table: 'pg_authid' },
  ])('$table $filter is refused with a reason', async (binding) => {
    const subscriber = subscribe(server.visit(slugs.garden), [binding]);
    await waitFor(() => subscriber.statuses.includes('CHANNEL_ERROR'));
    expect(subscriber.errors[0]).toMatch(/filter|Unable to subscribe/);
    expect(subscriber.statuses).not.toContain('SUBSCRIBED');
  });

  test('filters with other operators are served', async () => {
    const subscriber = await listen(server.visit(), [
      { table: 'timeline_pulse', filter: 'seq=gte.0' },
      { table: 'timeline_pulse', filter: `timeline_id=in.(${ids.garden},${ids.harbour})` },
      { table: 'timeline_pulse', filter: `timeline_id=neq.${ids.garden}` },
      { table: 'timeline_pulse', filter: 'seq=lt.0' },
    ]);
    await server.sql(newItem('een'));
    await waitFor(() => subscriber.events.length >= 2);
    await server.sql(newItem('twee', ids.harbour));
    await waitFor(() => subscriber.events.length >= 5);
    expect(subscriber.events).toHaveLength(5);
  });
});

describe('the socket', () => {
  const key = '?apikey=sb_publishable_test';

  test.each(['', '?apikey=', '?apikey=guess', '?apikey=a.b.c'])('refuses %s', async (query) => {
    const socket = open(query);
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(401);
  });

  test('survives invalid frames', async () => {
    const socket = open(`${key}&vsn=2.0.0`);
    const answers: unknown[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.on('open', resolve));
    const nonsense = [
      '',
      '{',
      'null',
      '[]',
      '[1,2,3,4,5]',
      '[null,"1","realtime:x","phx_join",null]',
      '[null,"2","realtime:y","phx_join",{"config":{"postgres_changes":[null,1,"x",{}]}}]',
      '[null,"3","realtime:y","phx_join",{"config":{"postgres_changes":{}}}]',
      '[null,"4","realtime:z","access_token",{}]',
      '[null,"5","realtime:x","access_token",{"access_token":"a.b.c"}]',
      '[null,"6","nowhere","phx_join",{}]',
      JSON.stringify(['1', '7', `realtime:${'x'.repeat(5000)}`, 'phx_join', {}]),
    ];
    for (const frame of nonsense) socket.send(frame);
    socket.send(Buffer.from([3, 1, 2, 3]));
    socket.send('[null,"99","phoenix","heartbeat",{}]');
    const alive = [null, '99', 'phoenix', 'phx_reply', { status: 'ok', response: {} }];
    await waitFor(() => answers.some((answer) => JSON.stringify(answer) === JSON.stringify(alive)));
    expect(answers).toContainEqual([
      null,
      '6',
      'nowhere',
      'phx_reply',
      { status: 'error', response: { reason: 'unmatched topic' } },
    ]);
    socket.close();
  });

  test('is closed for a frame beyond the limit', async () => {
    const socket = open(`${key}&vsn=2.0.0`);
    await new Promise((resolve) => socket.on('open', resolve));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.send('x'.repeat(1024 * 1024));
    await closed;
  });
});
