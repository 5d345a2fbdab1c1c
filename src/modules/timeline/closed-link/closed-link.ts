import * as z from 'zod/mini';

/** Why a link opens nothing: it asks for a word, or it has ended. */
export const closedLinkSchema = z.object({
  state: z.enum(['word', 'ended']),
  /** What the owner says about the word. */
  hint: z.catch(z.nullable(z.string()), null),
});

export interface ClosedLink extends z.infer<typeof closedLinkSchema> {
  /** The slug that was asked for: that of the address, or the one without its punctuation. */
  slug: string;
}
