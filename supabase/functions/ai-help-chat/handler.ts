// The help assistant as a function from Request to Response; index.ts passes its dependencies.
import { preflightAnswer, protectResponse } from '../_shared/origins.ts';
import { errorResponse, RequestError } from '../_shared/request-error.ts';
import { addressOf } from './address.ts';
import { createAnswerer, type Answer } from './answer.ts';
import { copy, type ErrorCode } from './copy.ts';
import { createLimits, type Limits } from './limits.ts';
import type { Log } from './log.ts';
import { createModel, type Model } from './model.ts';
import { readMessage } from './read-message.ts';
import { createRetrieval, type Knowledge } from './retrieval.ts';
import type { Settings } from './settings.ts';

export interface Dependencies {
  settings: Settings;
  knowledge: Knowledge;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Time limit of the model in milliseconds. */
  modelTimeLimit?: number;
}

export type Handler = (request: Request) => Promise<Response>;

/** The outcome of a request, for the log. */
interface Trace {
  route: string;
  length: number;
}

const unavailable = { status: 503, code: 'UNAVAILABLE', headers: {} } as const;

export function createHandler(dependencies: Dependencies): Handler {
  const { settings, log, now } = dependencies;
  const answer = createReply(dependencies);

  return async (request) => {
    const start = now();
    const trace: Trace = { route: 'refused', length: 0 };
    const response = await respond(request, trace).catch((error: unknown) =>
      errorResponse(error instanceof RequestError ? error : unavailable, copy.errors),
    );
    const milliseconds = Math.round(now() - start);
    const { route, length } = trace;
    log({ event: 'help_chat', route, milliseconds, length, status: response.status });
    return protectResponse(request, settings.allowedOrigins, response);
  };

  async function respond(request: Request, trace: Trace): Promise<Response> {
    const preflight = preflightAnswer(request, settings.allowedOrigins);
    if (preflight) {
      trace.route = 'preflight';
      return preflight;
    }
    if (!settings.publicKeys.includes(request.headers.get('apikey') ?? '')) {
      throw new RequestError<ErrorCode>(401, 'UNAUTHORIZED');
    }
    const message = await readMessage(request);
    trace.length = [...message].length;
    return Response.json(await answer(request, message, trace));
  }
}

function createReply(dependencies: Dependencies) {
  const { settings, knowledge, fetch, now, log, modelTimeLimit: timeLimit } = dependencies;
  const { supportEmail, appUrl, addressHeader, trustedProxies } = settings;
  const retrieval = createRetrieval(knowledge);
  const find = createAnswerer({ articles: knowledge.articles, retrieval, supportEmail, appUrl });
  const limits = settings.database && createLimits({ ...settings.database, fetch, now });
  const model =
    settings.model &&
    createModel({ ...settings.model, supportEmail, fetch, ...(timeLimit && { timeLimit }) });

  return async (request: Request, message: string, trace: Trace): Promise<Answer> => {
    const start = now();
    const failed = (event: 'limits_unavailable' | 'model_failed', route: string) => {
      const milliseconds = Math.round(now() - start);
      log({ event, route, milliseconds, length: trace.length, status: 0 });
    };
    // Without the database there is no rate limit. Answers from articles are cheap and continue; the
    // model costs money and is not called.
    let countable: Limits | undefined = limits;
    const address = addressOf(request.headers, addressHeader, trustedProxies);
    const wait = await limits?.countMessage(address).catch(() => {
      countable = undefined;
      failed('limits_unavailable', 'help_chat_count_message');
      return 0;
    });
    if (!limits) failed('limits_unavailable', 'not configured');
    if (wait) {
      const headers = { 'retry-after': String(wait) };
      throw new RequestError<ErrorCode>(429, 'TOO_MANY_REQUESTS', headers);
    }

    const takeModel = async (): Promise<Model | undefined> => {
      if (!model || !countable || !settings.model) return undefined;
      const isFree = await countable.takeModelCall(address, settings.model).catch(() => {
        failed('limits_unavailable', 'help_chat_take_model_call');
        return false;
      });
      return isFree ? model : undefined;
    };
    const onModelFailure = () => failed('model_failed', 'chat/completions');
    const { route, answer } = await find({ message, takeModel, onModelFailure });
    trace.route = route;
    return answer;
  };
}
