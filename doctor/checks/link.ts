// Whether a link that asks for a password, or has ended, tells nothing; with the story of the doctor.
import { randomBytes } from 'node:crypto';
import { needsWrite, type Check } from '../context.ts';
import { findingsOf } from '../finding.ts';
import { json, linkOf, rowsOf, type Project } from '../project.ts';
import { itemsPath, timelinePath } from './story.ts';

const { ok, failed, notTried } = findingsOf('link', 'links');

export const checkLink: Check = async ({ project, own }) => {
  if (!own) return [notTried(needsWrite)];
  const { id, slug } = own;
  const linkKey = randomBytes(32).toString('hex');
  const asServer = (path: string, body: object, method = 'POST') =>
    project.askAsServer(`/rest/v1/${path}`, { method, headers: json, body: JSON.stringify(body) });
  const setPassword = (link_key: string | null) =>
    asServer('rpc/set_link_password', { story_id: id, link_key });
  const setEnd = (link_expires_at: string | null) =>
    asServer(`timelines?id=eq.${id}`, { link_expires_at }, 'PATCH');
  const faults: string[] = [];
  const expect = (isTrue: boolean, fault: string) => isTrue || faults.push(fault);

  await setPassword(linkKey);
  expect(
    await isClosed(project, own, 'password'),
    'a link that asks for a password opens without it',
  );
  const wrong = await openLink(project, slug, randomBytes(32).toString('hex'));
  expect(wrong.state === 'wrong', 'a wrong password is not refused');
  const { share_key: key } = await openLink(project, slug, linkKey);
  const headers = { ...linkOf(slug), 'x-share-key': String(key) };
  const opened = rowsOf(await project.ask(timelinePath(slug), { headers }));
  expect(opened?.length === 1, 'the right password does not open the link');
  expect(
    await isCounted(project, slug),
    'visitors can try passwords without end: they write the header that address_header names themselves',
  );
  await setPassword(null);
  await setEnd('2000-01-01');
  expect(await isClosed(project, own, 'ended'), 'a link that has ended opens its story');
  await setEnd(null);
  return faults.length > 0
    ? [failed('A link does not keep what its owner decided.', faults)]
    : [ok('A link asks for its password, opens with it alone, and ends on its day.')];
};

async function isClosed(project: Project, own: { id: string; slug: string }, state: string) {
  const headers = linkOf(own.slug);
  const paths = [timelinePath(own.slug), itemsPath(own.id)];
  const rows = await Promise.all(paths.map((path) => project.ask(path, { headers })));
  const [told] = rowsOf(await project.ask('/rest/v1/rpc/closed_link', { headers })) ?? [];
  return rows.every((answer) => rowsOf(answer)?.length === 0) && told?.state === state;
}

interface LinkAnswer {
  state?: string;
  share_key?: string;
}

async function tryKey(project: Project, slug: string, link_key: string, headers = {}) {
  const answer = await project.ask('/rest/v1/rpc/open_link', {
    method: 'POST',
    headers: { ...headers, ...json, ...linkOf(slug) },
    body: JSON.stringify({ link_key }),
  });
  return (answer.json ?? {}) as LinkAnswer;
}

/** Two calls: the first one is counted, the second one answered. */
async function openLink(project: Project, slug: string, link_key: string) {
  await tryKey(project, slug, link_key);
  return tryKey(project, slug, link_key);
}

/** Headers in which proxies write the address of a visitor. */
const addressHeaders = [
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
];

/** Whether an address waits after eleven wrong passwords, also when it claims another address for each. */
async function isCounted(project: Project, slug: string): Promise<boolean> {
  for (let tries = 1; tries <= 11; tries += 1) {
    const forged = Object.fromEntries(addressHeaders.map((name) => [name, `192.0.2.${tries}`]));
    const wrong = randomBytes(32).toString('hex');
    if ((await tryKey(project, slug, wrong, forged)).state === 'wait') return true;
  }
  return false;
}
