// Sets the password of a link, as the server of the writing app does.
import { newLinkKey } from '@shared/link-password';
import type { Story } from './stories.ts';

export const setPassword = async (
  story: Story,
  password: string,
  hint = 'Wat bakte ze op zondag?',
) =>
  story.sql(
    `select public.set_link_password('${story.id}', '${await newLinkKey(password, story.slug)}', '${hint}')::text;`,
  );
