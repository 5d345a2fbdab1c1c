// Connects the handler to Deno.
import { createHandler } from './handler.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { logToConsole } from './log.ts';
import type { Knowledge } from './retrieval.ts';
import { readSettings } from './settings.ts';

/** At the address that the platform gives, elsewhere at that of DENO_SERVE_ADDRESS. */
export async function serve() {
  const handler = createHandler({
    settings: readSettings((name) => Deno.env.get(name)),
    knowledge: knowledge as unknown as Knowledge,
    fetch,
    now: Date.now,
    log: logToConsole,
  });
  return Deno.serve(handler);
}

if (import.meta.main) await serve();
