/** At most so many characters, cut between words; the ellipsis counts. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const edge = cut.lastIndexOf(' ');
  return `${cut.slice(0, edge > most / 2 ? edge : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
