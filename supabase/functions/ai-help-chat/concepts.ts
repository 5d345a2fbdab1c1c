// Maps words to concepts, so that `overleden` matches `passed away`.
import concepts from './concepts.json' with { type: 'json' };

/** A word that ends in a dash stands for every word with this beginning. */
const conceptsByWord = new Map<string, string[]>();
for (const [concept, words] of Object.entries(concepts)) {
  for (const word of words.split(' ')) {
    conceptsByWord.set(word, [...(conceptsByWord.get(word) ?? []), concept]);
  }
}

export function conceptsOf(word: string): string[] {
  const found = new Set(conceptsByWord.get(word));
  for (let length = 3; length <= word.length; length += 1) {
    for (const concept of conceptsByWord.get(`${word.slice(0, length)}-`) ?? []) found.add(concept);
  }
  return [...found];
}
