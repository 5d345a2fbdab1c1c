// heard.txt as text: its lines, and what differs from the committed one.

/** Said, or not, by how fast the page changes: of the window, and of what is left or entered around the place. */
const isOfSurroundings = (utterance: string) =>
  /(frame|document-web)\.$|^(lijst|regio) verlaten\.$|^belangrijkste inhoud$/.test(utterance);

export function quote(utterances: readonly string[]): string {
  const said = utterances.filter((utterance) => !isOfSurroundings(utterance));
  return said.length > 0 ? said.map((text) => `“${text}”`).join(' · ') : '(nothing)';
}

/** The section with this heading, without the empty line at its end; undefined when there is none. */
export function sectionOf(record: string, title: string): string | undefined {
  const section = record.split(/^(?=## )/m).find((text) => text.startsWith(`## ${title}\n`));
  return section?.trimEnd();
}

/**
 * Orca misses an event now and then: each line is the committed one where any walk said it, else that of the last
 * walk. A walk of other steps is taken as it is.
 */
export function settle(before: string, walks: readonly string[]): string {
  const lines = before.trimEnd().split('\n');
  const others = walks.map((walk) => walk.trimEnd().split('\n'));
  const last = others.at(-1) ?? [];
  if (last.length !== lines.length) return last.join('\n');
  return lines
    .map((line, index) => (others.some((walk) => walk[index] === line) ? line : last[index]!))
    .join('\n');
}

/** The lines that differ, the committed one first. */
export function differences(before: string, now: string): string[] {
  const [lines, others] = [before, now].map((text) => text.trimEnd().split('\n'));
  return Array.from({ length: Math.max(lines!.length, others!.length) }, (_, index) => index)
    .filter((index) => lines![index] !== others![index])
    .flatMap((index) => [`- was: ${lines![index] ?? ''}`, `  now: ${others![index] ?? ''}`]);
}
