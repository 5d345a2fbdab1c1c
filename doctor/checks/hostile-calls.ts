// Sends the calls of an attacker to the project: none may return a row or a count.
import { hostileCalls, type HostileCall } from '../hostile-calls/hostile-calls.ts';
import type { Context } from '../context.ts';
import { findingsOf, type Finding } from '../finding.ts';
import { NoAnswerError } from '../project.ts';
import { leakOf } from '../hostile-calls/leak.ts';

const { ok, failed, notTried } = findingsOf('hostile calls', 'rows-for-a-stranger');

/** A hosted project may let families make accounts, and would send a mail to this one. */
const isOfTheDatabase = ({ path }: HostileCall) => path !== '/auth/v1/signup';

const onlyReads = ({ path, method = 'GET', headers = {} }: HostileCall) =>
  !('x-http-method-override' in headers) &&
  (method === 'GET' ||
    method === 'HEAD' ||
    /^\/(graphql\/v1|storage\/v1\/object\/list(-v2)?\/)/.test(path));

const besideEachOther = 6;
/** The report lists at most this many leaks. */
const maxNamed = 20;

/**
 * The reads first. The writes change or remove whatever a stranger may write, so they are sent only with
 * `--write`, and only to a project that has the policies of the repository and told the reads nothing.
 */
export async function checkHostileCalls(
  { project, own, isSchemaKnown = false }: Context,
  given = hostileCalls,
): Promise<Finding[]> {
  const calls = given.filter(isOfTheDatabase);
  const reads = await sendAll(project, calls.filter(onlyReads));
  const isWriting = own !== undefined && isSchemaKnown && reads.leaks.length === 0;
  const allowed = isWriting ? calls.filter((call) => !onlyReads(call)) : [];
  const writes = await sendAll(project, allowed);
  const leaks = [...reads.leaks, ...writes.leaks];
  const sent = reads.sent + writes.sent;
  const unanswered = reads.unanswered + writes.unanswered;
  if (leaks.length > 0) {
    const names = [...new Set(leaks)].slice(0, maxNamed);
    return [failed(`${leaks.length} of ${sent} calls were told something.`, names)];
  }
  // A proxy can refuse some by closing the connection, but not most of them.
  if (unanswered * 4 > sent) return [notTried(`${unanswered} of ${sent} calls got no answer.`)];
  const missing = unanswered > 0 ? ` ${unanswered} got no answer.` : '';
  return [
    ok(`${sent} calls were told nothing (${scopeOf(own !== undefined, isWriting)}).${missing}`),
  ];
}

function scopeOf(isAsked: boolean, isWriting: boolean): string {
  if (isWriting) return 'reads and writes';
  return isAsked
    ? 'reads only: the writes could succeed in a database that differs'
    : 'reads only: the writes need --write';
}

async function sendAll(project: Context['project'], calls: HostileCall[]) {
  const leaks: string[] = [];
  let unanswered = 0;
  const waiting = [...calls];
  const sendNext = async (): Promise<void> => {
    const call = waiting.shift();
    if (!call) return;
    try {
      const leak = leakOf(call, await project.ask(call.path, call));
      if (leak) leaks.push(`${call.method ?? 'GET'} ${call.path}: ${leak}`);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      unanswered += 1;
    }
    await sendNext();
  };
  await Promise.all(Array.from({ length: besideEachOther }, sendNext));
  return { sent: calls.length, leaks, unanswered };
}
