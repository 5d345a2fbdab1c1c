// Splits a message that asks two things.

const askingWord =
  'hoe|wat|waar|wie|welke|wanneer|waarom|hoeveel|hoelang|kan|kun|mag|moet|is|zijn|how|what|where|who|which|when|why|can';
// A match begins only where a run of marks or spaces begins.
const border = new RegExp(
  `(?<![?.!])[?.!]+\\s+|(?:,|(?<!\\s))\\s+(?:en|maar|and|but)\\s+(?=(?:${askingWord})\\b)`,
  'iu',
);
/** Fewer words are an addition to the other part. */
const leastWords = 3;

/** The two parts; empty if it asks one thing, or more than two. */
export function partsOf(message: string): string[] {
  const parts = message
    .split(border)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const areLong = parts.every((part) => part.split(/\s+/u).length >= leastWords);
  return parts.length === 2 && areLong ? parts : [];
}
