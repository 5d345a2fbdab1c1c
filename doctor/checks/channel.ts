// Whether the live channel tells a visitor that a story changed, and never what.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { needsWrite, type Check } from '../context.ts';
import { findingsOf, type Finding } from '../finding.ts';
import type { OwnStory } from '../own-story.ts';
import { json, rowsOf, StoppedError, type Project } from '../project.ts';
import { findStory } from './story.ts';

const mend = 'a-silent-live-channel';
const subscription = findingsOf('live channel', mend);
const changes = findingsOf('live changes', mend);
const silence = findingsOf('live contents', mend);

export const checkChannel: Check = async ({ project, slug, own }) => {
  if (own) return watchOwnStory(project, own);
  const untried = [changes.notTried(needsWrite), silence.notTried(needsWrite)];
  const story = slug === undefined ? undefined : await findStory(project, slug);
  if (!story) {
    const why = slug === undefined ? 'Needs --slug or --write.' : 'The link opens no story.';
    return [subscription.notTried(why), ...untried];
  }
  const visitor = openChannel(project, story.id);
  try {
    return [subscribed(await visitor.isListening()), ...untried];
  } finally {
    await visitor.close();
  }
};

const subscribed = (isListening: boolean): Finding =>
  isListening
    ? subscription.ok('A visitor can listen to a story.')
    : subscription.failed('A visitor cannot listen: the channel was not opened in time.');

async function watchOwnStory(project: Project, { id }: OwnStory): Promise<Finding[]> {
  const visitor = openChannel(project, id);
  try {
    if (!(await visitor.isListening())) {
      const why = 'The channel was not opened.';
      return [subscribed(false), changes.notTried(why), silence.notTried(why)];
    }
    const missed: string[] = [];
    for (const [name, write] of Object.entries(stepsOf(project, id))) {
      const before = await readCounter(project, id);
      await write();
      const after = await readCounter(project, id);
      const isCounted = after > before;
      if (!isCounted || !(await visitor.hears(after))) missed.push(`${name}: no change`);
    }
    return [
      subscribed(true),
      missed.length > 0
        ? changes.failed('Not every change was announced.', missed)
        : changes.ok('An insert, an update, a deletion and the un-publishing were announced.'),
      // Realtime delivers in the order of the writes, so all earlier events have arrived with the last one.
      visitor.told.length > 0
        ? silence.failed('A visitor was told more than that something changed.', visitor.told)
        : silence.ok('A visitor was told no contents and no deleted id.'),
    ];
  } finally {
    await visitor.close();
  }
}

function stepsOf(project: Project, timelineId: string): Record<string, () => Promise<unknown>> {
  const itemId = timelineId;
  const item = `/rest/v1/timeline_items?id=eq.${itemId}`;
  const send = (method: string, path: string, body?: object) =>
    project.askAsServer(path, { method, headers: json, body: body && JSON.stringify(body) });
  const row = { id: itemId, timeline_id: timelineId, item_type: 'text', item_date: '2000-01-01' };
  return {
    insert: () => send('POST', '/rest/v1/timeline_items', row),
    update: () => send('PATCH', item, { title: 'Made by the doctor' }),
    deletion: () => send('DELETE', item),
    'un-publishing': () =>
      send('PATCH', `/rest/v1/timelines?id=eq.${timelineId}`, { is_public: false }),
  };
}

async function readCounter(project: Project, id: string): Promise<number> {
  const path = `/rest/v1/timeline_pulse?select=seq&timeline_id=eq.${id}`;
  const [row] = rowsOf(await project.askAsServer(path)) ?? [];
  return Number(row?.seq ?? 0);
}

/** Listens as the site does, and to the items of all stories, as an attacker would. */
function openChannel(project: Project, timelineId: string) {
  const client = createClient(project.url, project.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
  let isReady = false;
  let lastSeq = 0;
  const told: string[] = [];
  const every = { event: '*', schema: 'public' } as const;
  client
    .channel(`doctor:${timelineId}`)
    .on('system', {}, ({ status }: { status?: string }) => {
      if (status === 'ok') isReady = true;
    })
    .on(
      'postgres_changes',
      { ...every, table: 'timeline_pulse', filter: `timeline_id=eq.${timelineId}` },
      ({ new: row }: RealtimePostgresChangesPayload<{ seq: number }>) => {
        lastSeq = Math.max(lastSeq, 'seq' in row ? Number(row.seq) : 0);
      },
    )
    .on('postgres_changes', { ...every, table: 'timeline_items' }, ({ eventType }) => {
      told.push(`${eventType} of timeline_items`);
    })
    .subscribe();
  const until = async (isThere: () => boolean): Promise<boolean> => {
    const end = Date.now() + 2 * project.timeLimitMs;
    while (!isThere() && Date.now() < end) {
      if (project.signal?.aborted) throw new StoppedError('stopped');
      await sleep(20);
    }
    return isThere();
  };
  return {
    told,
    isListening: () => until(() => isReady),
    hears: (seq: number) => until(() => lastSeq >= seq),
    async close() {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}
