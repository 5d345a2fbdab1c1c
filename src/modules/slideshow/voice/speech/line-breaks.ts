/** A text of which no line is longer is a poem, a list or an address. */
const shortLine = 50;

const goesOn = (line: string) => /^['’‘]?\p{Ll}/u.test(line);
const isListItem = (line: string) => /^(?:[-–—*•]|\d+[.)])\s/.test(line);
const firstWordLength = (line: string) => /^\S*/.exec(line)![0].length;

/** Whether the writer meant the break between two lines of a paragraph that is as wide as its longest line. */
function isMeantBetween(line: string, next: string, width: number, isWrapped: boolean): boolean {
  if (isListItem(next)) return true;
  if (width <= shortLine) return !(isWrapped && goesOn(next));
  // 'Lieve moeder,', and the last line of a paragraph.
  return !goesOn(next) && (/[,:;]$/.test(line) || line.length < width / 2);
}

interface TextLine {
  text: string;
  /** The offset of its line break. */
  end: number;
}

function meantBreaksOf(paragraph: readonly TextLine[]): number[] {
  const pairs = paragraph.slice(1).map(({ text: next }, index) => ({ ...paragraph[index]!, next }));
  const width = paragraph.reduce((widest, { text }) => Math.max(widest, text.length), 0);
  // No line had room for the first word of the next.
  const isWrapped = pairs.every(
    ({ text, next }) => text.length + 1 + firstWordLength(next) > width,
  );
  return pairs
    .filter(({ text, next }) => isMeantBetween(text, next, width, isWrapped))
    .map(({ end }) => end);
}

/**
 * Tells whether the line break at an offset ends a sentence by itself. In a letter with hard-wrapped lines
 * the sentence goes on; an empty line, a list and a poem are meant.
 */
export function meantLineBreaks(text: string): (offset: number) => boolean {
  const meant = new Set<number>();
  let paragraph: TextLine[] = [];
  let offset = 0;
  const endParagraph = () => {
    for (const end of meantBreaksOf(paragraph)) meant.add(end);
    const last = paragraph.at(-1);
    if (last) meant.add(last.end);
    paragraph = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') endParagraph();
    else paragraph.push({ text: trimmed, end: offset + line.length });
    offset += line.length + 1;
  }
  endParagraph();
  return (at) => meant.has(at);
}
