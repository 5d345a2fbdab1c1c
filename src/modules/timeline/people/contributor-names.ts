import type { TimelineItem } from '../rows';

/** The display name of a creator without one. */
export const unknownContributor = 'Onbekend';

export const contributorName = (displayName: string | null | undefined) =>
  displayName?.trim() || unknownContributor;

export interface Person {
  /** Determines the colour; null for an unknown creator. */
  id: string | null;
  name: string;
  avatarUrl: string | null;
}

export const contributorOf = ({ created_by, creator }: TimelineItem): Person => ({
  id: created_by,
  name: contributorName(creator?.display_name),
  avatarUrl: creator?.avatar_url ?? null,
});

/** The first letter of each word: with its accents, and in an Indian script the letters joined to it. */
const firstLetters =
  /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]\p{M}*((?<=[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d])\p{L}\p{M}*)*/gu;

/** A flag, or an emoji with its modifiers and the emoji joined to it by zero-width joiners. */
const emoji =
  /\p{RI}{2}|\p{ExtPict}[\p{M}\p{EMod}\u{e0020}-\u{e007f}]*(\u200d\p{ExtPict}[\p{M}\p{EMod}]*)*/u;

/** `Karel van der Berg` gives `KB`; a name of emoji only gives the first one. */
export function initialsOf(name: string): string {
  // Composed and without invisible characters, which would divide a word.
  const letters = name
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .match(firstLetters);
  if (!letters) return emoji.exec(name)?.[0] ?? '?';
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.map((letter) => letter?.toLocaleUpperCase('nl')).join('');
}
