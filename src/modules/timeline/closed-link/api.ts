import * as z from 'zod/mini';
import { ask, readAnswer } from '../api';

const linkAnswerSchema = z.union([
  z.object({ state: z.literal('open'), share_key: z.string() }),
  z.object({ state: z.enum(['wrong', 'none']) }),
  z.object({ state: z.literal('wait'), seconds: z.number() }),
]);

/**
 * Tries a link key on the link; the database counts the wrong ones.
 * @throws ReadError
 */
export async function openLink(slug: string, linkKey: string) {
  const answer = await ask(slug, (client) =>
    client.rpc('open_link', { link_key: linkKey }).retry(false),
  );
  return readAnswer(answer, linkAnswerSchema);
}
