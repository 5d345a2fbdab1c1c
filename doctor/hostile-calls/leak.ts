// Whether an answer to a hostile call tells something.
import type { HostileCall } from './hostile-calls.ts';
import type { Answer } from '../project.ts';

/** What the answer tells, without its contents; undefined if nothing. */
export function leakOf(call: HostileCall, answer: Answer): string | undefined {
  const { status, isOk, headers } = answer;
  const count = countOf(call, headers.get('content-range') ?? '');
  if (count > 0) return `a count of ${count}`;
  if (!isOk) return undefined;
  if (status !== 200 && status !== 206) return `status ${status}, as if it were carried out`;
  if (call.path.startsWith('/rest/v1/')) return leakOfRows(call, answer);
  // Lists of the storage service, and the error of GraphQL, come with status 200 too.
  return hasContent(contentsOf(answer.json)) ? 'contents' : undefined;
}

/** A planned count is one for every read of a visitor, whatever the tables contain. */
function countOf({ headers }: HostileCall, range: string): number {
  const count = Number(/\/(\d+)$/.exec(range)?.[1] ?? 0);
  return count === 1 && headers?.prefer?.includes('count=planned') ? 0 : count;
}

function leakOfRows({ path }: HostileCall, { headers, text, json }: Answer): string | undefined {
  const type = headers.get('content-type') ?? '';
  if (type.includes('text/csv')) {
    return text.trim().split('\n').length > 1 ? 'rows as CSV' : undefined;
  }
  // The description of the API.
  if (path === '/rest/v1/' || type.includes('text/html')) return undefined;
  if (!type.includes('json')) return text.trim() === '' ? undefined : 'contents';
  if (Array.isArray(json)) return json.some(hasContent) ? `${json.length} rows` : undefined;
  return hasContent(contentsOf(json)) ? 'contents' : undefined;
}

/** The body without the envelope of GraphQL, GeoJSON or a list of files. */
function contentsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  if ('data' in body || 'errors' in body) return 'data' in body ? body.data : null;
  if ('objects' in body && 'folders' in body) return [body.objects, body.folders];
  return 'features' in body ? body.features : body;
}

/** Aggregates over no rows give zeros and nulls. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null && value !== 0;
}
