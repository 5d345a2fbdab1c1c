// Measures how long it takes to divide a letter into sentences for the voice.
import { splitSentences } from '../../src/modules/slideshow/voice/speech/sentences.ts';
import { median, printTable } from './table.ts';

const letters: readonly [name: string, part: string][] = [
  ['full stops', '.'],
  ['sentences', 'Het regende, en wij gingen toch. '],
  ['hard-wrapped lines', 'en toen liepen wij langs de dijk naar het dorp waar oma woonde\n'],
];
const counts = [5000, 20_000, 80_000];

function millisecondsOf(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    splitSentences(text);
    return performance.now() - start;
  });
  return median(times);
}

export function benchSentences() {
  console.log('\nSentences of a letter for the voice: milliseconds, median of five');
  printTable([
    ['repeated', ...counts.map(String)],
    ...letters.map(([name, part]) => [
      name,
      ...counts.map((count) => millisecondsOf(part.repeat(count)).toFixed(1)),
    ]),
  ]);
}
