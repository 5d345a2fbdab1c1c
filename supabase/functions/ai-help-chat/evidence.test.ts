import { expect, test } from 'vitest';
import { createEvidence, indexSamples, type Sample } from './evidence.ts';

const featuresOf = (text: string) => new Map(text.split(' ').map((word) => [word, 1]));
const sampleOf = (text: string, ...subjects: number[]): Sample => ({
  features: featuresOf(text),
  subjects,
  weight: 1,
});

const evidence = createEvidence(
  indexSamples(
    [sampleOf('foto erop', 0), sampleOf('foto weg', 0, 1), sampleOf('stop premium', 1)],
    3,
  ),
);
const bestOf = (text: string) => {
  const found = evidence(featuresOf(text));
  return found.indexOf(Math.max(...found));
};

test.each([
  ['foto', 0],
  ['erop', 0],
  ['premium', 1],
  ['weg premium', 1],
  ['de foto erop alsjeblieft', 0],
])('"%s" scores best for subject %i', (text, subject) => {
  expect(bestOf(text)).toBe(subject);
});

test('unknown features have no effect, and a class without samples never wins', () => {
  expect(evidence(featuresOf('hortensia'))).toEqual([0, 0, 0]);
  expect(evidence(new Map())).toEqual([0, 0, 0]);
  expect(evidence(featuresOf('foto'))[2]).toBeLessThan(evidence(featuresOf('foto'))[0]!);
});

test.each([1, 56, 57, 58, 1937, 1938, 5000])(
  'a feature is found again in samples that are %i apart',
  (distance) => {
    const others = Array.from({ length: distance - 1 }, () => sampleOf('stop premium', 1));
    const index = indexSamples([sampleOf('foto erop', 0), ...others, sampleOf('foto weg', 2)], 3);
    // Nothing that JSON would write as two characters, except what parts a name from its samples.
    expect(JSON.stringify(index.features.replaceAll(/[\t\n]/g, ' '))).toHaveLength(
      index.features.length + 2,
    );
    const found = createEvidence(index)(featuresOf('foto'));
    expect(found[0]).toBe(found[2]);
    expect(found[0]).toBeGreaterThan(found[1]!);
  },
);
