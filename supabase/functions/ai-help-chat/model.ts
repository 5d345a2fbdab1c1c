// Asks a model to answer from the passages found. What it says is not trusted: see model-text.ts.
import { systemText } from './copy.ts';
import type { Passage } from './gather-knowledge.ts';
import { readLimitedText } from './limited-body.ts';

export interface ModelOptions {
  baseUrl: string;
  apiKey: string;
  name: string;
  supportEmail: string;
  fetch: typeof fetch;
  /** Milliseconds for the whole answer, body included. */
  timeLimit?: number;
}

export type Model = (message: string, passages: readonly Passage[]) => Promise<string>;

const maxAnswerBytes = 64 * 1024;

/** Throws whenever there is no answer to use: too late, refused, cut off, or no answer at all. */
export function createModel(options: ModelOptions): Model {
  const { baseUrl, apiKey, fetch, timeLimit = 8000 } = options;
  return async (message, passages) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error('too late')), timeLimit);
    try {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
        body: JSON.stringify(requestOf(options, message, passages)),
        // The key goes to the configured host and nowhere else.
        redirect: 'error',
        signal: controller.signal,
      });
      if (!response.ok) {
        void response.body?.cancel().catch(() => undefined);
        throw new Error(`the model answered ${response.status}`);
      }
      const text = await readLimitedText(response.body, maxAnswerBytes, controller.signal);
      return contentOf(JSON.parse(text));
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
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
      // As a value in JSON, the question cannot pose as anything else.
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
