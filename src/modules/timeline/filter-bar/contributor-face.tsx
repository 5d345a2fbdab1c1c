import { useState } from 'react';
import type { Contributor } from '../contributors';

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('') || '?';
};

/** The picture, or the initials where there is none or it does not come. */
export function ContributorFace({ name, avatar_url }: Contributor) {
  const [broken, setBroken] = useState<string | null>(null);
  if (avatar_url && broken !== avatar_url) {
    return (
      <img
        src={avatar_url}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(avatar_url)}
        className="size-8 flex-none rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-8 flex-none place-items-center rounded-full bg-accent text-sm font-semibold text-white"
    >
      {initialsOf(name)}
    </span>
  );
}
