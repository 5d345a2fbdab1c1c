// Maps words to concepts, so that `overleden` matches `passed away`.
import { conceptLines } from './concept-list.ts';

const [exact, beginnings] = readLines(conceptLines);

/** The concepts of a word. */
export function conceptsOf(word: string): string[] {
  const found = new Set(exact.get(word));
  for (let length = 3; length <= word.length; length += 1) {
    for (const concept of beginnings.get(word.slice(0, length)) ?? []) found.add(concept);
  }
  return [...found];
}

function readLines(lines: string): [Map<string, string[]>, Map<string, string[]>] {
  const whole = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [concept = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) {
      const [map, key] = word.endsWith('-') ? [parts, word.slice(0, -1)] : [whole, word];
      map.set(key, [...(map.get(key) ?? []), concept]);
    }
  }
  return [whole, parts];
}
