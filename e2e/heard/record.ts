// docs/heard.md as text: its lines, and what differs from the committed one.

/** Said of the window, or not, by how fast it opens. */
const isOfWindow = (utterance: string) => /(frame|document-web)\.$/.test(utterance);

export function quote(utterances: readonly string[]): string {
  const said = utterances.filter((utterance) => !isOfWindow(utterance));
  return said.length > 0 ? said.map((text) => `“${text}”`).join(' · ') : '(nothing)';
}

/** The section with this heading, without the empty line at its end; undefined when there is none. */
export function sectionOf(record: string, title: string): string | undefined {
  const section = record.split(/^(?=## )/m).find((text) => text.startsWith(`## ${title}\n`));
  return section?.trimEnd();
}

/** The lines that differ, the committed one first. */
export function differences(before: string, now: string): string[] {
  const [lines, others] = [before, now].map((text) => text.trimEnd().split('\n'));
  return Array.from({ length: Math.max(lines!.length, others!.length) }, (_, index) => index)
    .filter((index) => lines![index] !== others![index])
    .flatMap((index) => [`- was: ${lines![index] ?? ''}`, `  now: ${others![index] ?? ''}`]);
}
