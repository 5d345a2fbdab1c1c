// Calls a language model with the passages found. Its text is not trusted: see model-text.ts.
import { systemText } from './copy.ts';
import type { Passage } from './gather-knowledge.ts';
import { readLimitedText } from '../_shared/limited-body.ts';

export interface ModelOptions {
  baseUrl: string;
  apiKey: string;
  name: string;
  supportEmail: string;
  fetch: typeof fetch;
  /** Time limit in milliseconds, body included. */
  timeLimit?: number;
}

export type Model = (message: string, passages: readonly Passage[]) => Promise<string>;

const maxAnswerBytes = 64 * 1024;

/** Throws without a usable answer: time-out, refused, truncated or none. */
export function createModel(options: ModelOptions): Model {
  const { baseUrl, apiKey, fetch, timeLimit = 8000 } = options;
  return async (message, passages) => {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify(requestOf(options, message, passages)),
      // Do not follow redirects, so that the key is sent only to the configured host.
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined);
      throw new Error(`the model answered ${response.status}`);
    }
    return contentOf(JSON.parse(await readLimitedText(response.body, maxAnswerBytes, signal)));
  };
}

function requestOf(
  { name, supportEmail }: ModelOptions,
  message: string,
  passages: readonly Passage[],
) {
  const texts = passages.map(({ title, answer, text }) => ({
    titel: title,
    antwoord: answer,
    text,
  }));
  return {
    model: name,
    max_tokens: 400,
    temperature: 0.2,
    stream: false,
    messages: [
      {
        role: 'system',
        content: `${systemText(supportEmail)}\n\nHulpteksten:\n${JSON.stringify(texts)}`,
      },
      // As a JSON value, the question cannot pose as instructions.
      { role: 'user', content: JSON.stringify({ vraag: message }) },
    ],
  };
}

interface Completion {
  choices?: { finish_reason?: unknown; message?: { content?: unknown; refusal?: unknown } }[];
}

function contentOf(body: unknown): string {
  const choice = (body as Completion | null)?.choices?.[0];
  const content = choice?.message?.content;
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    throw new Error('the model refused');
  }
  if (typeof content !== 'string') throw new Error('the model said nothing');
  return content;
}
