// For which subject the features of a text speak: naive Bayes, each subject against all the others.
import type { Features } from './features.ts';

export interface Sample {
  features: Features;
  /** Numbers of the subjects that it is about. */
  subjects: readonly number[];
  weight: number;
}

/** For each subject how much speaks for it (above 0) or against it (below 0). */
export type Evidence = (features: Features) => number[];

interface Count {
  /** Samples that have the feature. */
  samples: number;
  total: number;
  /** The part of each subject that has it; most have it not. */
  parts: Map<number, number>;
}

/** What a feature that a subject never showed counts as; chosen by cross-validation. */
const unseen = 0.01;

export function createEvidence(samples: readonly Sample[], subjects: number): Evidence {
  const counts = new Map<string, Count>();
  for (const { features } of samples) {
    for (const name of features.keys()) {
      const count = counts.get(name);
      if (count) count.samples += 1;
      else counts.set(name, { samples: 1, total: 0, parts: new Map() });
    }
  }
  /** Rare features count more. */
  const rarityOf = (count: Count | undefined) =>
    Math.log(1 + samples.length / ((count?.samples ?? 0) + 0.5));
  /** Visits each known feature; every text counts as much as any other, however long. */
  const weigh = (features: Features, visit: (count: Count, weight: number) => void) => {
    let square = 0;
    for (const [name, weight] of features) square += (weight * rarityOf(counts.get(name))) ** 2;
    for (const [name, weight] of features) {
      const count = counts.get(name);
      if (count) visit(count, (weight * rarityOf(count)) / Math.sqrt(square));
    }
  };

  const totals = Array.from({ length: subjects }, () => 0);
  for (const sample of samples) {
    weigh(sample.features, (count, weight) => {
      const share = (weight * sample.weight) / sample.subjects.length;
      for (const subject of sample.subjects) {
        count.total += share;
        count.parts.set(subject, (count.parts.get(subject) ?? 0) + share);
        totals[subject]! += share;
      }
    });
  }
  const total = totals.reduce((sum, own) => sum + own, 0);
  const floor = unseen * counts.size;
  const bias = totals.map((own) => Math.log(total - own + floor) - Math.log(own + floor));

  return (features) => {
    const evidence = totals.map(() => 0);
    weigh(features, (count, weight) => {
      const absent = Math.log(unseen) - Math.log(count.total + unseen);
      for (let at = 0; at < subjects; at += 1) evidence[at]! += weight * (absent + bias[at]!);
      for (const [at, part] of count.parts) {
        // Rounding may leave a little less than nothing for the others.
        const others = Math.max(0, count.total - part);
        evidence[at]! += weight * (Math.log(part + unseen) - Math.log(others + unseen) - absent);
      }
    });
    return evidence;
  };
}
