// A stand-in for the storage service: signs addresses of files for callers whose role may read the
// object, and serves files at signed addresses. Uploads and all other calls do not exist.
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';
import {
  asListener,
  isExpired,
  readListener,
  signToken,
  verifiedClaims,
  type Listener,
} from './access-token.ts';
import type { WorkQueue } from './work-queue.ts';

interface Options {
  pglite: PGlite;
  queue: WorkQueue;
  jwtSecret: string;
  secretKey: string;
  filesDir: string | undefined;
}

interface SignedPath {
  error: string | null;
  path: string;
  signedURL: string | null;
}

const service = '/storage/v1';
const signPath = /^\/storage\/v1\/object\/sign\/([^/]+)(?:\/(.+))?$/;
const notReadable = 'Either the object does not exist or you do not have access to it';

/** The format of storage errors, as hosted. */
const refuse = (status: number, error: string, message: string) =>
  Response.json({ statusCode: String(status), error, message }, { status });
const noSuchObject = () => refuse(400, 'not_found', 'Object not found');

/** Handles the requests below `/storage/v1/`. */
export function createStorage(options: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, bucket, path] = signPath.exec(pathname) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (bucket && path && isRead) {
      const name = decode(`${bucket}/${path}`);
      return serveFile(request, name, searchParams.get('token') ?? '', options);
    }
    if (bucket && !path && request.method === 'POST') return signPaths(request, bucket, options);
    return refuse(404, 'not_found', `Route ${pathname.slice(service.length)} not found`);
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function signPaths(request: Request, bucket: string, options: Options): Promise<Response> {
  const caller = callerOf(request.headers, options);
  if (!caller) return refuse(401, 'Unauthorized', 'Invalid API key or access token');
  const body = signBody.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return refuse(400, 'invalid_request', 'body needs expiresIn and paths');
  const { paths, expiresIn } = body.data;
  const names = await readableNames(request.headers, caller, bucket, paths, options);
  const iat = Math.floor(Date.now() / 1000);
  const signed = paths.map((path): SignedPath => {
    if (!names.has(path)) return { error: notReadable, path, signedURL: null };
    const url = `${bucket}/${path}`;
    const token = signToken({ url, iat, exp: iat + expiresIn }, options.jwtSecret);
    return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` };
  });
  return Response.json(signed);
}

/** The role of the access token, or of the key without one. Both are required to be valid. */
function callerOf(headers: Headers, { jwtSecret, secretKey }: Options): Listener | undefined {
  const key = headers.get('apikey') ?? '';
  if (key !== secretKey && !key.startsWith('sb_publishable_')) return undefined;
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? key;
  if (token === secretKey) return { role: 'service_role', claims: { role: 'service_role' } };
  return readListener(token, jwtSecret);
}

const signBody = z.object({ paths: z.array(z.string()).min(1), expiresIn: z.int().min(1) });

/** The objects that the policies let the caller read, with the settings of the hosted service. */
async function readableNames(
  headers: Headers,
  caller: Listener,
  bucket: string,
  paths: string[],
  { pglite, queue }: Options,
): Promise<Set<string>> {
  const { rows } = await queue.run(() =>
    asListener(pglite, caller, async (transaction) => {
      await transaction.query(
        `select set_config('request.headers', $1, true),
          set_config('storage.operation', 'storage.object.sign_many', true)`,
        [JSON.stringify(Object.fromEntries(headers))],
      );
      return transaction.query<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any ($2::text[])',
        // PostgreSQL cannot store a null byte.
        [bucket, paths.filter((path) => !path.includes('\0'))],
      );
    }),
  );
  return new Set(rows.map(({ name }) => name));
}

async function serveFile(
  request: Request,
  name: string | undefined,
  token: string,
  options: Options,
): Promise<Response> {
  const claims = verifiedClaims(token, options.jwtSecret);
  if (!claims) return refuse(400, 'InvalidJWT', 'signature verification failed');
  if (typeof claims.exp !== 'number' || isExpired({ claims })) {
    return refuse(400, 'InvalidJWT', '"exp" claim timestamp check failed');
  }
  if (name === undefined || claims.url !== name) {
    return refuse(400, 'InvalidSignature', 'The url do not match the signature');
  }
  const file = (await objectExists(name, options)) && (await readObject(name, options.filesDir));
  return file ? fileResponse(file, name, request.headers.get('range')) : noSuchObject();
}

async function objectExists(name: string, { pglite, queue }: Options): Promise<boolean> {
  const { rows } = await queue.run(() =>
    pglite.query(`select id from storage.objects where bucket_id || '/' || name = $1`, [name]),
  );
  return rows.length > 0;
}

/** Undefined without such a file, and for a path or a link that leads out of the folder. */
async function readObject(name: string, filesDir: string | undefined): Promise<Buffer | undefined> {
  if (!filesDir) return undefined;
  try {
    const folder = await realpath(filesDir);
    const file = await realpath(join(folder, name));
    return file.startsWith(folder + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Types that the bucket takes, by the end of a name; without one, a file is no media. */
export const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
  '.flac': 'audio/flac',
  '.weba': 'audio/webm',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

function fileResponse(file: Buffer, name: string, range: string | null): Response {
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=3600',
    'content-type': mediaTypes[extname(name)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  };
  const bytes = new Uint8Array(file);
  // Players seek with one range; other ranges get the whole file.
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return new Response(bytes, { headers });
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Infinity, bytes.length - 1);
  if (start > end) return new Response(null, { status: 416, headers });
  return new Response(bytes.subarray(start, end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
  });
}
