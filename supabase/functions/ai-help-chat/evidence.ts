// Naive Bayes classifier, one subject against all others.
import type { Features } from './features.ts';

export interface Sample {
  features: Features;
  /** Indexes of its subjects. */
  subjects: readonly number[];
  weight: number;
}

/** The trained model as plain data, for JSON. */
export interface EvidenceIndex {
  /**
   * A line for each feature: its name, a tab, and the distances between the indexes of its samples (see
   * `write`), sorted. Of tens of thousands of lines a question needs about a hundred, so they are looked up
   * and parsed on demand.
   */
  features: string;
  /** A line for each sample: the norm of the vector of its weighted features, its weight, its subjects. */
  samples: string;
  /** By subject, the sum of the weights of its samples. */
  totals: number[];
}

interface IndexedSample extends Omit<Sample, 'features'> {
  /** The norm of the vector of its weighted features. */
  length: number;
}

interface Count {
  rarity: number;
  total: number;
  /** The share of each subject's samples with this feature; absent for most subjects. */
  parts: Map<number, number>;
}

/** Smoothing of unseen features; chosen by cross-validation. */
const unseen = 0.01;

// The alphabet of a distance: one that needs no escape in JSON. A digit of the second range ends a
// distance, so that nothing has to part them, and most distances are one such digit.
const higher = { first: 93, count: 34 };
const lowest = { first: 35, count: 57 };

function writeDistance(distance: number): string {
  let text = String.fromCharCode(lowest.first + (distance % lowest.count));
  let rest = Math.floor(distance / lowest.count);
  while (rest > 0) {
    text = String.fromCharCode(higher.first + (rest % higher.count)) + text;
    rest = Math.floor(rest / higher.count);
  }
  return text;
}

const write = (indexes: readonly number[]) =>
  indexes.map((at, place) => writeDistance(at - (indexes[place - 1] ?? 0))).join('');

function read(text: string): number[] {
  const indexes: number[] = [];
  let at = 0;
  let rest = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code >= higher.first) {
      rest = rest * higher.count + code - higher.first;
      continue;
    }
    at += rest * lowest.count + code - lowest.first;
    rest = 0;
    indexes.push(at);
  }
  return indexes;
}

/** Rare features weigh more. */
const rarityOf = (count: number, samples: number) => Math.log(1 + samples / (count + 0.5));

const lengthOf = (features: Features, rarity: (name: string) => number) => {
  let square = 0;
  for (const [name, weight] of features) square += (weight * rarity(name)) ** 2;
  return Math.sqrt(square);
};

/** `isKeptAlone` tells whether a feature of a single sample is kept. */
export function indexSamples(
  samples: readonly Sample[],
  subjects: number,
  isKeptAlone: (name: string) => boolean = () => true,
): EvidenceIndex {
  const samplesOf = new Map<string, number[]>();
  for (const [at, { features }] of samples.entries()) {
    for (const name of features.keys()) {
      if (!samplesOf.has(name)) samplesOf.set(name, []);
      samplesOf.get(name)!.push(at);
    }
  }
  const rarity = (name: string) => rarityOf(samplesOf.get(name)!.length, samples.length);
  const totals = Array.from({ length: subjects }, () => 0);
  const entries = samples.map((sample) => {
    const length = lengthOf(sample.features, rarity);
    for (const [name, weight] of sample.features) {
      const share = shareOf((weight * rarity(name)) / length, sample);
      for (const subject of sample.subjects) totals[subject]! += share;
    }
    return [length.toFixed(3), sample.weight, ...sample.subjects].join(' ');
  });
  return {
    features: [...samplesOf]
      .filter(([name, found]) => found.length > 1 || isKeptAlone(name))
      .map(([name, found]) => `${name}\t${write(found)}`)
      .toSorted()
      .join('\n'),
    samples: entries.join('\n'),
    totals,
  };
}

/** The weight of a sample is divided among its subjects. */
const shareOf = (weight: number, sample: Omit<Sample, 'features'>) =>
  (weight * sample.weight) / sample.subjects.length;

/** Binary search for the line with this beginning. */
function findLine(lines: readonly string[], start: string): string | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return lines[low]?.startsWith(start) ? lines[low] : undefined;
}

/** The shares of the subjects in a feature, by the samples that have it. */
function countIn(found: readonly IndexedSample[], weight: number, rarity: number): Count {
  const count: Count = { rarity, total: 0, parts: new Map() };
  for (const sample of found) {
    const share = shareOf((weight * rarity) / sample.length, sample);
    for (const subject of sample.subjects) {
      count.total += share;
      count.parts.set(subject, (count.parts.get(subject) ?? 0) + share);
    }
  }
  return count;
}

/** A feature must have the same weight in every text, as it has by `features.ts`. */
export function createEvidence(index: EvidenceIndex) {
  const { totals } = index;
  const samples = index.samples.split('\n').map((text): IndexedSample => {
    const [length = 1, weight = 0, ...subjects] = text.split(' ').map(Number);
    return { length, weight, subjects };
  });
  const lines = index.features.split('\n');
  const counts = new Map<string, Count>();
  const countOf = (name: string, weight: number): Count | undefined => {
    const cached = counts.get(name);
    if (cached) return cached;
    const line = findLine(lines, `${name}\t`);
    if (line === undefined) return undefined;
    const found = read(line.slice(name.length + 1)).map((at) => samples[at]!);
    const count = countIn(found, weight, rarityOf(found.length, samples.length));
    counts.set(name, count);
    return count;
  };
  const unknownRarity = rarityOf(0, samples.length);
  const total = totals.reduce((sum, own) => sum + own, 0);
  const floor = unseen * lines.length;
  const bias = totals.map((own) => Math.log(total - own + floor) - Math.log(own + floor));

  /** The log odds of each subject. */
  return (features: Features): number[] => {
    const evidence = totals.map(() => 0);
    // Normalise, so that the length of a text has no effect.
    const length = lengthOf(
      features,
      (name) => countOf(name, features.get(name)!)?.rarity ?? unknownRarity,
    );
    for (const [name, own] of features) {
      const count = countOf(name, own);
      if (!count) continue;
      const weight = (own * count.rarity) / length;
      const absent = Math.log(unseen) - Math.log(count.total + unseen);
      for (let at = 0; at < totals.length; at += 1) evidence[at]! += weight * (absent + bias[at]!);
      for (const [at, part] of count.parts) {
        // Rounding can make the rest slightly negative.
        const others = Math.max(0, count.total - part);
        evidence[at]! += weight * (Math.log(part + unseen) - Math.log(others + unseen) - absent);
      }
    }
    return evidence;
  };
}
