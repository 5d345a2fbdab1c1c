import { comparedPassword } from '@shared/link-password';
import { tryPassword, type Attempt } from '@/modules/timeline/password/api';
import { copy } from './refusal-copy';

/** In seconds. From here on the limit of a day is used up, not that of a quarter of an hour. */
const longWait = 3600;

/**
 * Why the password does not open the link; null when it does, or when the link asks for no password any more.
 * @throws ReadError
 */
export async function refusalOf(attempt: Attempt): Promise<string | null> {
  if (comparedPassword(attempt.password) === '') return copy.missing;
  const answer = await tryPassword(attempt);
  if (answer.state === 'wait')
    return answer.seconds < longWait ? copy.wait(Math.ceil(answer.seconds / 60)) : copy.waitLong;
  return answer.state === 'wrong' || answer.state === 'insecure' ? copy[answer.state] : null;
}
