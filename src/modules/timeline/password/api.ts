import * as z from 'zod/mini';
import { deriveLinkKey } from '@shared/link-password';
import { ask, ReadError, readAnswer } from '../api';
import { storeShareKey } from './share-keys';

const linkAnswerSchema = z.union([
  z.object({ state: z.literal('open'), share_key: z.string() }),
  z.object({ state: z.enum(['wrong', 'none']) }),
  z.object({ state: z.literal('again') }),
  z.object({ state: z.literal('wait'), seconds: z.number() }),
]);

/**
 * Tries a link key on the link. The first call has it counted, and the second is answered; a third is needed
 * when a day (UTC) ends between the two.
 * @throws ReadError
 */
async function openLink(slug: string, linkKey: string) {
  const call = async () => {
    const answer = await ask(slug, (client) =>
      client.rpc('open_link', { link_key: linkKey }).retry(false),
    );
    return readAnswer(answer, linkAnswerSchema);
  };
  let answer = await call();
  for (let calls = 1; answer.state === 'again' && calls < 4; calls += 1) answer = await call();
  if (answer.state === 'again')
    throw new ReadError('unreadable', 'No try of the password is answered');
  return answer;
}

export interface Attempt {
  password: string;
  slug: string;
  /** Remember it on this device; else in this tab. */
  isForDevice: boolean;
}

/**
 * Tries a password, and keeps the share key when it is the right one.
 * @throws ReadError
 */
export async function tryPassword(
  attempt: Attempt,
): Promise<Awaited<ReturnType<typeof openLink>> | { state: 'insecure' }> {
  // Browsers derive keys on a secure connection only.
  if (globalThis.crypto?.subtle === undefined) return { state: 'insecure' };
  const { password, slug, isForDevice } = attempt;
  const answer = await openLink(slug, await deriveLinkKey(password, slug));
  if (answer.state === 'open') storeShareKey(slug, answer.share_key, isForDevice);
  return answer;
}
