// Signs files of the private bucket for a reader, from Request to Response. The database says, as for any
// read of the caller, which of the paths the rows of a readable story name; only these are signed, with the
// secret key and for one hour, or until the link ends; for half an hour every reader gets the same address. A caller
// chooses neither the bucket nor how long an address lives.
import { preflightAnswer, protectResponse } from '../_shared/origins.ts';
import { secretHeaders, type Project } from '../_shared/platform.ts';
import { readJsonObject } from '../_shared/read-json.ts';
import { errorResponse, RequestError } from '../_shared/request-error.ts';
import { KeptAddresses } from './kept-addresses.ts';

export interface Dependencies {
  project: Project;
  allowedOrigins: string[];
  fetch: typeof fetch;
  log: (line: Fault) => void;
}

/** A call of the function that failed: never the link, a path or an address. */
export interface Fault {
  event: 'sign_files_failed';
  step: Step | 'own code';
  /** The HTTP status; 0 without a response. */
  status: number;
}

type Step = 'readable_files' | 'sign';

/** A row of the database function of that name. */
interface ReadableFile {
  path: string;
  /** How long an address of it may live. */
  seconds: number;
}

export type Handler = (request: Request) => Promise<Response>;

const bucket = 'timeline-media';
const longestSeconds = 3600;
/** The storage service signs no more in one call. */
const maxPaths = 500;
/** As many of the longest paths that a row can hold. */
const maxBytes = maxPaths * 1030;
/** Any other text names no file of a row. */
const pathPattern = /^timeline-media(?:\/[\w-][\w.-]*)+$/;
const maxPathLength = 1024;
const callLimitMs = 4000;

const messages = {
  ORIGIN_NOT_ALLOWED: 'Pages of this origin may not call the function',
  METHOD_NOT_ALLOWED: 'Send the paths with POST',
  UNSUPPORTED_MEDIA_TYPE: 'Send the paths as JSON',
  PAYLOAD_TOO_LARGE: 'The body is too large',
  BAD_REQUEST: 'The body is not a JSON object',
  PATHS_MISSING: 'The body needs paths, a list of texts',
  TOO_MANY_PATHS: `At most ${maxPaths} paths are signed in one call`,
  UNAUTHORIZED: 'The key or the access token is not valid',
  UNAVAILABLE: 'The files cannot be signed now',
};
type ErrorCode = keyof typeof messages;

class BackendError extends Error {
  constructor(
    readonly step: Step,
    readonly status: number,
    readonly retryAfter: string | null = null,
  ) {
    super(`${step} answered ${status}`);
  }
}

export function createHandler({ project, allowedOrigins, fetch, log }: Dependencies): Handler {
  const addresses = new KeptAddresses();
  return async (request) => {
    const response = await respond(request).catch((error: unknown) => refuse(error));
    return protectResponse(request, allowedOrigins, response);
  };

  async function respond(request: Request): Promise<Response> {
    const preflight = preflightAnswer(request, allowedOrigins);
    if (preflight) return preflight;
    const paths = await readPaths(request);
    const files = await readableOf(request, paths);
    const now = Date.now();
    const kept = files.flatMap(({ path, seconds }) => {
      const address = addresses.find(path, now, now + seconds * 1000);
      return address ? [{ path, ...address }] : [];
    });
    const isKept = new Set(kept.map(({ path }) => path));
    const due = files.filter(({ path }) => !isKept.has(path));
    // All are of the one story that the link opens, so they end together.
    const seconds = Math.min(longestSeconds, ...due.map((file) => file.seconds));
    const signed = await sign(due, seconds);
    const expiresAt = now + seconds * 1000;
    for (const [path, url] of signed) addresses.keep(path, url, now, expiresAt);
    const end = Math.min(expiresAt, ...kept.map((address) => address.expiresAt));
    return Response.json({
      expiresIn: Math.floor((end - now) / 1000),
      urls: Object.fromEntries([...kept.map(({ path, url }) => [path, url] as const), ...signed]),
    });
  }

  async function readableOf(request: Request, paths: string[]): Promise<ReadableFile[]> {
    const found = await call('readable_files', '/rest/v1/rpc/readable_files', callerOf(request), {
      paths,
    });
    const isList =
      Array.isArray(found) && found.every((file) => Number.isInteger(file?.seconds) && file.path);
    if (!isList) throw new BackendError('readable_files', 200);
    return found as ReadableFile[];
  }

  /** The signed addresses by path, below the address of the storage service. */
  async function sign(files: ReadableFile[], expiresIn: number): Promise<[string, string][]> {
    if (files.length === 0) return [];
    const names = files.map(({ path }) => path.slice(bucket.length + 1));
    const body = { expiresIn, paths: names };
    const found = await call(
      'sign',
      `/storage/v1/object/sign/${bucket}`,
      secretHeaders(project.secretKey),
      body,
    );
    if (!Array.isArray(found)) throw new BackendError('sign', 200);
    const signed = found as { path: string; signedURL: string | null }[];
    // Null without such an object: as for a path that the caller may not read.
    return signed.flatMap(({ path, signedURL }): [string, string][] =>
      signedURL ? [[`${bucket}/${path}`, signedURL]] : [],
    );
  }

  async function call(
    step: Step,
    path: string,
    headers: Record<string, string>,
    body: object,
  ): Promise<unknown> {
    try {
      const response = await fetch(project.url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(callLimitMs),
      });
      if (response.ok) return await response.json();
      void response.body?.cancel().catch(() => undefined);
      throw new BackendError(step, response.status, response.headers.get('retry-after'));
    } catch (error) {
      throw error instanceof BackendError ? error : new BackendError(step, 0);
    }
  }

  function refuse(error: unknown): Response {
    if (error instanceof RequestError) return errorResponse(error, messages);
    const { step, status, retryAfter } =
      error instanceof BackendError
        ? error
        : { step: 'own code' as const, status: 0, retryAfter: null };
    // The key or the token of the caller.
    if (step === 'readable_files' && (status === 401 || status === 403))
      return errorResponse({ status: 401, code: 'UNAUTHORIZED', headers: {} }, messages);
    log({ event: 'sign_files_failed', step, status });
    const headers: Record<string, string> =
      retryAfter === null ? {} : { 'retry-after': retryAfter };
    return errorResponse({ status: 503, code: 'UNAVAILABLE', headers }, messages);
  }
}

/** @throws RequestError */
async function readPaths(request: Request): Promise<string[]> {
  const { paths }: { paths?: unknown } = await readJsonObject(request, maxBytes);
  const isList = Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  if (!isList) throw new RequestError<ErrorCode>(400, 'PATHS_MISSING');
  if (paths.length > maxPaths) throw new RequestError<ErrorCode>(400, 'TOO_MANY_PATHS');
  return paths.filter((path) => path.length <= maxPathLength && pathPattern.test(path));
}

/** What decides, in the database, which rows the caller may read. */
const callerOf = ({ headers }: Request) =>
  Object.fromEntries(
    ['apikey', 'authorization', 'x-share-slug', 'x-share-key'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
