import * as z from 'zod/mini';
import { ask, ReadError, readAnswer } from '../api';

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
export async function openLink(slug: string, linkKey: string) {
  const call = async () => {
    const answer = await ask(slug, (client) =>
      client.rpc('open_link', { link_key: linkKey }).retry(false),
    );
    return readAnswer(answer, linkAnswerSchema);
  };
  let answer = await call();
  for (let calls = 1; answer.state === 'again' && calls < 4; calls += 1) answer = await call();
  if (answer.state === 'again') throw new ReadError('unreadable', 'No try of the word is answered');
  return answer;
}
