import { useState } from 'react';
import { stableHash } from '@/lib/stable-hash';
import { initialsOf, type Person } from './contributor-names';

/** White text has a contrast of at least 6.7:1 on each. */
export const avatarColors = [
  '#1e6460',
  '#7a2e5d',
  '#4b3a94',
  '#9a3b26',
  '#0f5c7f',
  '#3c6130',
  '#8c4a12',
  '#a81e45',
] as const;

/** The picture, or initials without one. Hidden for screen readers: the name is beside it. */
export function Avatar({ id, name, avatarUrl, className = '' }: Person & { className?: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const color = avatarColors[stableHash(id ?? '') % avatarColors.length];
  return (
    <span
      aria-hidden="true"
      style={{ background: color }}
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full leading-none font-semibold text-white ${className}`}
    >
      {avatarUrl && avatarUrl !== brokenUrl ? (
        <img
          src={avatarUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBrokenUrl(avatarUrl)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
