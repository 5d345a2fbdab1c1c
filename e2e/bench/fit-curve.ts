// Logistic regression by Newton's method.
import {
  probability,
  signalsOf,
  type Curve,
  type Ranking,
} from '../../supabase/functions/ai-help-chat/confidence.ts';

const rounds = 30;

export function fitCurve(cases: readonly { ranking: Ranking; isSo: boolean }[]): Curve {
  const samples = cases.map(({ ranking, isSo }) => ({ signals: signalsOf(ranking), isSo }));
  const size = samples[0]!.signals.length;
  let curve: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    // Each row: the second derivatives, and the slope behind them.
    const rows = Array.from({ length: size }, (_, at) =>
      Array.from({ length: size + 1 }, (__, other) => (at === other ? 0.01 : 0)),
    );
    for (const { signals, isSo } of samples) {
      const said = probability(signals, curve);
      for (const [at, signal] of signals.entries()) {
        for (let other = 0; other < size; other += 1) {
          rows[at]![other]! += signal * signals[other]! * said * (1 - said);
        }
        rows[at]![size]! += signal * (said - Number(isSo));
      }
    }
    const step = solve(rows);
    curve = curve.map((weight, at) => weight - step[at]!);
  }
  return curve.map((weight) => Number(weight.toFixed(3)));
}

/** Gauss-Jordan elimination; the matrix is positive definite. */
function solve(rows: number[][]): number[] {
  for (const [at, row] of rows.entries()) {
    const pivot = row[at]!;
    for (let column = 0; column < row.length; column += 1) row[column]! /= pivot;
    for (const other of rows.filter((one) => one !== row)) {
      const factor = other[at]!;
      for (let column = 0; column < row.length; column += 1) {
        other[column]! -= factor * row[column]!;
      }
    }
  }
  return rows.map((row) => row.at(-1)!);
}
