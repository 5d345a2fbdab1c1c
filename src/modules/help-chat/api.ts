import * as z from 'zod/mini';
import { europeanRegion } from '@/lib/http/function-region';
import { ConnectionError, isProgrammingError, RequestError } from '@/lib/http/request-error';
import { retryAfterMs } from '@/lib/http/retry-after';
import { supabase } from '@/lib/supabase';

/** The request of the help chat, with the time limit of the Supabase client. */

const textSchema = z.string().check(z.trim(), z.regex(/./));
const sourceSchema = z.object({ title: z.string(), path: z.string() });
const choiceSchema = z.extend(sourceSchema, { title: textSchema, response: textSchema });

/** Without its lists an answer is of use as well. */
const answerSchema = z.object({
  response: textSchema,
  sources: z.catch(z.array(sourceSchema), []),
  choices: z.catch(z.array(choiceSchema), []),
});
export type Answer = z.infer<typeof answerSchema>;

/** A failed request: its status (absent without a response) and `Retry-After`. */
export class NoAnswerError extends RequestError {
  constructor(
    readonly status?: number,
    readonly retryAfterSeconds?: number,
  ) {
    super(`The help chat did not answer (${status ?? 'no connection'})`);
  }
}

/** Before the first question. */
export const prefetchClient = supabase;

/** @throws NoAnswerError when the request fails or the response is invalid */
export async function ask(message: string, signal: AbortSignal): Promise<Answer> {
  const client = await supabase().catch((error: unknown) => {
    throw error instanceof ConnectionError ? new NoAnswerError() : error;
  });
  const { data, error, response } = await client.functions.invoke<unknown>('ai-help-chat', {
    body: { message },
    region: europeanRegion,
    signal,
  });
  // Without a response the client hides the error in one of its own.
  if (error && !response && isProgrammingError(error.context ?? error))
    throw error.context ?? error;
  if (error) throw new NoAnswerError(response?.status, retryAfterOf(response));
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new NoAnswerError(response?.status);
  return answer.data;
}

function retryAfterOf(response: Response | undefined): number | undefined {
  const wait = retryAfterMs(response?.headers.get('Retry-After'), Date.now());
  return wait === undefined ? undefined : wait / 1000;
}
