// A reader of a story without a browser: its socket, and re-reads by the schedule of the viewer.
import { WebSocket } from 'ws';
import { coalesceCalls } from '../../src/lib/http/coalesce-calls.ts';
import { rereadDelay } from '../../src/modules/timeline/live/reread-schedule.ts';

const apikey = 'sb_publishable_embedded';
const heartbeatMs = 25_000;
const firstPageRows = 30;
const itemColumns =
  'id,title,description,item_type,media_url,item_date,created_by,metadata,creator:profiles!created_by(display_name,avatar_url)';

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

interface Row {
  id: string;
  item_date: string;
}

/** Reads the story like the viewer: the timeline, and the items in keyset pages. */
async function readStory({ origin, slug, id }: Story): Promise<number> {
  const read = async (query: string) => {
    const response = await fetch(`${origin}/rest/v1/${query}`, {
      headers: { apikey, 'x-share-slug': slug },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Row[];
  };
  const items = `timeline_items?select=${itemColumns}&timeline_id=eq.${id}&order=item_date.asc,id.asc`;
  const [, first] = await Promise.all([
    read(`timelines?select=id,title&public_slug=eq.${slug}&is_public=eq.true`),
    read(`${items}&limit=${firstPageRows}`),
  ]);
  const last = first.at(-1);
  if (first.length < firstPageRows || !last) return first.length;
  const after = `item_date.gt.${last.item_date},and(item_date.eq.${last.item_date},id.gt.${last.id})`;
  const rest = await read(`${items}&limit=1000&item_date=gte.${last.item_date}&or=(${after})`);
  return first.length + rest.length;
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
      const items = await readStory(story).catch(() => -1);
      running -= 1;
      lastReadEnd = Date.now();
      reads.push({ start, end: performance.now(), items, isOk: items >= 0 });
    },
    () => rereadDelay({ now: Date.now(), lastReadEnd, itemCount, random: Math.random() }),
  );

  const url = `${story.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apikey}&vsn=2.0.0`;
  const socket = new WebSocket(url);
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
