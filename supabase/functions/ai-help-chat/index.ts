// The shell around the handler: here it meets Deno, and nowhere else.
import { createHandler } from './handler.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { knownQuestions } from './known-questions.ts';
import { logToConsole } from './log.ts';
import { readSettings } from './settings.ts';

/** At the address that the platform gives, elsewhere at that of DENO_SERVE_ADDRESS. */
export async function serve() {
  const handler = await createHandler({
    settings: readSettings((name) => Deno.env.get(name)),
    knowledge,
    questions: knownQuestions,
    fetch,
    now: Date.now,
    log: logToConsole,
  });
  return Deno.serve(handler);
}

if (import.meta.main) await serve();
