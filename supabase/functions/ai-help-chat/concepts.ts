// Maps words to concepts, so that `overleden` matches `passed away`.
import concepts from './concepts.json' with { type: 'json' };

/** A word that ends in a dash stands for every word with this beginning. */
const [exact, beginnings] = readConcepts(concepts);

export function conceptsOf(word: string): string[] {
  const found = new Set(exact.get(word));
  for (let length = 3; length <= word.length; length += 1) {
    for (const concept of beginnings.get(word.slice(0, length)) ?? []) found.add(concept);
  }
  return [...found];
}

function readConcepts(
  lists: Record<string, string>,
): [Map<string, string[]>, Map<string, string[]>] {
  const whole = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  for (const [concept, words] of Object.entries(lists)) {
    for (const word of words.split(' ')) {
      const [map, key] = word.endsWith('-') ? [parts, word.slice(0, -1)] : [whole, word];
      map.set(key, [...(map.get(key) ?? []), concept]);
    }
  }
  return [whole, parts];
}
