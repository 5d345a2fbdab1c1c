/** Truncates between words to at most `most` characters, including the ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const edge = cut.lastIndexOf(' ');
  return `${cut.slice(0, edge > most / 2 ? edge : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
