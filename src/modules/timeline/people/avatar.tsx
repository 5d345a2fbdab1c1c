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
  const look = {
    style: { background: color },
    className: `shrink-0 rounded-full object-cover ${className}`,
  };
  if (avatarUrl && avatarUrl !== brokenUrl)
    return (
      <img
        {...look}
        src={avatarUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(avatarUrl)}
      />
    );
  return (
    <span
      {...look}
      aria-hidden="true"
      className={`${look.className} grid place-items-center leading-none font-semibold text-white`}
    >
      {initialsOf(name)}
    </span>
  );
}
