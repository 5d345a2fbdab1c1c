// Sets the word of a link, as the server of the writing app does.
import { pbkdf2Sync } from 'node:crypto';
import type { Story } from './stories.ts';

/** As docs/decisions/link-with-a-word.md describes it; the word is in lower case. */
const linkKeyOf = (word: string, { slug }: Story) =>
  pbkdf2Sync(word, `anekdotes link:${slug}`, 600_000, 32, 'sha256').toString('hex');

export const setWord = (story: Story, word: string, hint = 'Wat bakte ze op zondag?') =>
  story.sql(
    `select public.set_link_word('${story.id}', '${linkKeyOf(word, story)}', '${hint}')::text;`,
  );
