// Collects the events of a subscriber, so that tests can wait for events.
import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { waitFor } from './wait-for.ts';

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

export interface Subscriber {
  channel: RealtimeChannel;
  events: Payload[];
  statuses: string[];
  /** System messages of the channel, such as that the subscription is active. */
  system: { status: string; message: string }[];
  errors: string[];
}

export interface Binding {
  table: string;
  filter?: string;
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
}

let lastTopic = 0;

export function subscribe(client: SupabaseClient, bindings: Binding[]): Subscriber {
  lastTopic += 1;
  const channel = client.channel(`test-${lastTopic}`);
  const subscriber: Subscriber = { channel, events: [], statuses: [], system: [], errors: [] };
  channel.on('system', {}, (message) => subscriber.system.push(message));
  for (const { table, filter, event = '*' } of bindings) {
    const binding = { event: event as '*', schema: 'public', table, ...(filter && { filter }) };
    channel.on('postgres_changes', binding, (payload: Payload) => subscriber.events.push(payload));
  }
  channel.subscribe((status, error) => {
    subscriber.statuses.push(status);
    if (error) subscriber.errors.push(error.message);
  });
  return subscriber;
}

/** Resolves once the subscription is active, so that no later event is missed. */
export async function listen(client: SupabaseClient, bindings: Binding[]): Promise<Subscriber> {
  const subscriber = subscribe(client, bindings);
  await waitFor(() => subscriber.system.some(({ status }) => status === 'ok'));
  return subscriber;
}
