export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

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
