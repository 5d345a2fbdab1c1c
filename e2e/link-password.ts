// Sets the password of a link, as the server of the writing app does.
import { pbkdf2Sync } from 'node:crypto';
import type { Story } from './stories.ts';

/** As docs/decisions/link-with-a-password.md describes it; the password is in lower case. */
const linkKeyOf = (password: string, { slug }: Story) =>
  pbkdf2Sync(password, `anekdotes link:${slug}`, 600_000, 32, 'sha256').toString('hex');

export const setPassword = (story: Story, password: string, hint = 'Wat bakte ze op zondag?') =>
  story.sql(
    `select public.set_link_password('${story.id}', '${linkKeyOf(password, story)}', '${hint}')::text;`,
  );
