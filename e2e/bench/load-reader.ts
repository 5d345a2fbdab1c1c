// A reader of a story without a browser: its socket, and re-reads by the schedule of the viewer.
// The default export: the tools of the bench bring an older `ws`, which has no other.
import Socket from 'ws';
import { coalesceCalls } from '../../src/lib/http/coalesce-calls.ts';
import { rereadDelay } from '../../src/modules/timeline/live/reread-schedule.ts';

const apikey = 'sb_publishable_embedded';
const heartbeatMs = 25_000;
export interface Read {
  start: number;
  end: number;
  items: number;
  isOk: boolean;
}

export interface Reader {
  /** Times at which events arrived. */
  events: number[];
  reads: Read[];
  isReading: () => boolean;
  close: () => void;
}

interface Story {
  origin: string;
  slug: string;
  id: string;
}

/**
 * Reads the number of items. The embedded backend answers one request at a time: whole stories
 * would measure its queue instead of the schedule of the readers.
 */
async function countItems({ origin, slug, id }: Story): Promise<number> {
  const response = await fetch(
    `${origin}/rest/v1/timeline_items?select=id&timeline_id=eq.${id}&limit=1`,
    { headers: { apikey, 'x-share-slug': slug, Prefer: 'count=exact' } },
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
  await response.arrayBuffer();
  return Number(response.headers.get('Content-Range')?.split('/')[1]);
}

/** Resolves when the channel delivers events. */
export async function openReader(story: Story, itemCount: number): Promise<Reader> {
  const events: number[] = [];
  const reads: Read[] = [];
  let running = 0;
  let lastReadEnd = Date.now();
  const { call, end } = coalesceCalls(
    async () => {
      running += 1;
      const start = performance.now();
      const items = await countItems(story).catch(() => -1);
      running -= 1;
      lastReadEnd = Date.now();
      reads.push({ start, end: performance.now(), items, isOk: items >= 0 });
    },
    () => rereadDelay({ now: Date.now(), lastReadEnd, itemCount, random: Math.random() }),
  );

  const url = `${story.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apikey}&vsn=2.0.0`;
  const socket = new Socket(url);
  const topic = `realtime:timeline:${story.id}`;
  const filter = `timeline_id=eq.${story.id}`;
  const changes = ['timeline_items', 'timeline_pulse'].map((table) => ({
    event: '*',
    schema: 'public',
    table,
    filter,
  }));
  const send = (message: unknown[]) => socket.send(JSON.stringify(message));
  const heartbeat = setInterval(() => send([null, 'h', 'phoenix', 'heartbeat', {}]), heartbeatMs);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      send(['1', '1', topic, 'phx_join', { config: { postgres_changes: changes } }]),
    );
    socket.on('message', (data: Buffer) => {
      const [, , , event, payload] = JSON.parse(data.toString()) as [
        unknown,
        unknown,
        unknown,
        string,
        { status?: string },
      ];
      if (event === 'system' && payload.status === 'ok') resolve();
      if (event !== 'postgres_changes') return;
      events.push(performance.now());
      call();
    });
  });

  return {
    events,
    reads,
    isReading: () => running > 0,
    close() {
      clearInterval(heartbeat);
      end();
      socket.terminate();
    },
  };
}
