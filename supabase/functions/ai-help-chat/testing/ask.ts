// A handler with a fake database and log, for tests.
import { buildKnowledge } from '../build-knowledge.ts';
import { createHandler, type Dependencies, type Handler } from '../handler.ts';
import type { LogLine } from '../log.ts';
import { readSettings } from '../settings.ts';
import { smallArticles, smallQuestions } from './small-knowledge.ts';

const databaseUrl = 'http://database.test';
export const key = 'sb_publishable_test';

export interface World {
  handler: Handler;
  log: LogLine[];
  /** Requests to other hosts than the database. */
  sent: Request[];
  /** The calls of database functions. */
  counted: Record<string, unknown>[];
}

export interface WorldOptions {
  env?: Record<string, string>;
  /** Responds to requests to other hosts. */
  fetch?: typeof fetch;
  database?: (name: string, values: Record<string, unknown>) => Response;
  modelTimeLimit?: number;
}

const countAll = (name: string) =>
  Response.json({ help_chat_secret: 'f'.repeat(64), help_chat_count_message: 0 }[name] ?? true);

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const log: LogLine[] = [];
  const sent: Request[] = [];
  const counted: Record<string, unknown>[] = [];
  const env: Record<string, string> = {
    SUPABASE_URL: databaseUrl,
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
    SUPABASE_PUBLISHABLE_KEYS: `{"default":"${key}"}`,
    ALLOWED_ORIGINS: 'https://anekdotes.example, https://www.anekdotes.example',
    ...options.env,
  };
  const dependencies: Dependencies = {
    settings: readSettings((name) => env[name]),
    knowledge: buildKnowledge(smallArticles, smallQuestions),
    now: () => Date.now(),
    log: (line) => log.push(line),
    async fetch(input, init) {
      const request = new Request(input as string, init);
      if (!request.url.startsWith(databaseUrl)) {
        sent.push(request.clone() as Request);
        return (options.fetch ?? fetch)(input, init);
      }
      const values = (await request.json()) as Record<string, unknown>;
      counted.push(values);
      return (options.database ?? countAll)(request.url.split('/').at(-1) ?? '', values);
    },
    ...(options.modelTimeLimit && { modelTimeLimit: options.modelTimeLimit }),
  };
  return { handler: createHandler(dependencies), log, sent, counted };
}

export function questionOf(
  message: unknown,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Request {
  return new Request('https://project.supabase.test/functions/v1/ai-help-chat', {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
    ...init,
  });
}
