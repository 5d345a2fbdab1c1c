export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Aligns names left and figures right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[at]!),
    );
    console.log(cells.join('  '));
  }
}
