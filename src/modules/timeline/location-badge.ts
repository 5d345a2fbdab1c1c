const longest = 30;

/** The short form of a place: `Prinsengracht, Nederland`, or its first 30 characters. */
export function locationBadge(place: string | null | undefined): string | null {
  const whole = place?.trim();
  if (!whole) return null;
  const parts = whole.split(',');
  if (parts.length > 2) {
    return [parts[0], parts.at(-1)]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(', ');
  }
  const characters = Array.from(whole);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : whole;
}
