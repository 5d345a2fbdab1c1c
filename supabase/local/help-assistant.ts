// The help assistant, in this process: its counts are in the embedded backend.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createHandler, type Handler } from '../functions/ai-help-chat/handler.ts';
import type { Knowledge } from '../functions/ai-help-chat/retrieval.ts';
import { readSettings } from '../functions/ai-help-chat/settings.ts';
import type { Backend } from './backend.ts';
import { knowledgeFile, updateKnowledge } from './knowledge.ts';

export interface HelpAssistantOptions {
  /** The folder `supabase/functions`. */
  folder: string;
  /** Settings of the site; those of the function override them. */
  settings?: Record<string, string>;
  publishableKeys: string[];
  log?: (sentence: string) => void;
}

export interface HelpAssistant {
  answer(request: Request): Promise<Response>;
  /** Reads the articles again. */
  reload(): void;
}

export const functionName = 'ai-help-chat';
const advice = 'The site works on; its help chat offers the support mail instead.';
const database = 'http://embedded.invalid';

export function createHelpAssistant(
  backend: Backend,
  options: HelpAssistantOptions,
): HelpAssistant {
  const { log = () => undefined } = options;
  const folder = join(options.folder, functionName);
  const open = async (): Promise<Handler> => {
    await updateKnowledge(folder);
    const env = readEnv(options, backend.secretKey);
    return createHandler({
      settings: readSettings((name) => env[name]),
      knowledge: JSON.parse(await readFile(join(folder, knowledgeFile), 'utf8')) as Knowledge,
      fetch: (input, init) => {
        const request = new Request(input, init);
        return request.url.startsWith(database) ? backend.fetch(request) : fetch(request);
      },
      now: Date.now,
      // Only the faults, not a line for each answer.
      log: (line) => line.event !== 'help_chat' && log(JSON.stringify(line)),
    });
  };
  let handler: Promise<Handler>;
  const reload = () => {
    handler = open();
    handler.catch((error: Error) =>
      log(`The help assistant does not start. ${advice}\n${error.message}`),
    );
  };
  reload();
  return { answer: async (request) => (await handler)(request), reload };
}

/** The environment that the platform sets when hosted. */
function readEnv(
  { folder, settings, publishableKeys }: HelpAssistantOptions,
  secretKey: string,
): Record<string, string | undefined> {
  const file = join(folder, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.entries({ ...settings, ...written, ...process.env });
  return {
    ...Object.fromEntries(given.filter(([name]) => !name.startsWith('SUPABASE_'))),
    // `toRequest` sets this header, whatever the hosted setting is.
    ADDRESS_HEADER: 'cf-connecting-ip',
    TRUSTED_PROXIES: '0',
    SUPABASE_URL: database,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify(
      Object.fromEntries(publishableKeys.map((key, at) => [`key${at}`, key])),
    ),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
}
