import { whenIdle } from '@/lib/browser/when-idle';
import { supabase } from '@/lib/supabase';

/**
 * Subscribes to changes of a timeline. `onChange` is called when something may have changed, and
 * after each (re)connection, since missed events are not replayed; it does not say what changed.
 * `onLive` reports whether events are delivered. Returns a function that removes the channel.
 */
export function subscribeToTimeline(
  timelineId: string,
  onChange: () => void,
  onLive: (isLive: boolean) => void,
): () => void {
  let ended = false;
  let leave = () => {};
  const start = async () => {
    // The realtime client is several times larger than the row reader, so load it when idle.
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (ended) return;
    const client = await supabase();
    if (ended) return;
    const bound = { event: '*', schema: 'public', filter: `timeline_id=eq.${timelineId}` } as const;
    const channel = client
      .channel(`timeline:${timelineId}:${Math.random()}`)
      .on('postgres_changes', { ...bound, table: 'timeline_items' }, onChange)
      // The change counters: another name of the table would need a migration of each hosted project.
      .on('postgres_changes', { ...bound, table: 'timeline_pulse' }, onChange)
      .on('system', {}, (payload: { status?: string }) => {
        if (payload.status === 'ok') onChange();
      })
      .subscribe((status) => {
        if (!ended) onLive(status === 'SUBSCRIBED');
      });
    leave = () => void client.removeChannel(channel);
  };
  start().catch((error: unknown) => console.error('live updates could not start', error));
  return () => {
    ended = true;
    leave();
  };
}
