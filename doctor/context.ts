// What the checks are given.
import type { Finding } from './finding.ts';
import type { OwnStory } from './own-story.ts';
import type { Project } from './project.ts';

export interface Context {
  project: Project;
  /** Of a story that the operator chose. */
  slug?: string | undefined;
  /** The address of the site, without a slash at its end. */
  site?: string | undefined;
  /** The story that the doctor made, with `--write` and the secret key only. */
  own?: OwnStory | undefined;
  /** Every migration has run, and all that was compared is as in the repository. */
  isSchemaKnown?: boolean;
}

export type Check = (context: Context) => Promise<Finding[]>;

export const needsSecretKey = 'Needs the secret key in SUPABASE_SECRET_KEY.';
export const needsSlug = 'Needs --slug.';
export const needsWrite = 'Needs --write with the secret key in SUPABASE_SECRET_KEY.';
