// Collects the events of a subscriber, so that tests can wait for events.
import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { waitFor } from './wait-for.ts';

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

export interface Ear {
  channel: RealtimeChannel;
  heard: Payload[];
  statuses: string[];
  /** System messages of the channel, such as that the subscription is active. */
  system: { status: string; message: string }[];
  errors: string[];
}

export interface Wish {
  table: string;
  filter?: string;
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
}

let lastTopic = 0;

export function openEar(client: SupabaseClient, wishes: Wish[]): Ear {
  lastTopic += 1;
  const channel = client.channel(`ear-${lastTopic}`);
  const ear: Ear = { channel, heard: [], statuses: [], system: [], errors: [] };
  channel.on('system', {}, (message) => ear.system.push(message));
  for (const { table, filter, event = '*' } of wishes) {
    const wish = { event: event as '*', schema: 'public', table, ...(filter && { filter }) };
    channel.on('postgres_changes', wish, (payload: Payload) => ear.heard.push(payload));
  }
  channel.subscribe((status, error) => {
    ear.statuses.push(status);
    if (error) ear.errors.push(error.message);
  });
  return ear;
}

/** Resolves once the subscription is active, so that no later event is missed. */
export async function listen(client: SupabaseClient, wishes: Wish[]): Promise<Ear> {
  const ear = openEar(client, wishes);
  await waitFor(() => ear.system.some(({ status }) => status === 'ok'));
  return ear;
}
