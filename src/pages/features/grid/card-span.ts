/**
 * How wide a card is, so that no row is left with a hole in it: rows of three on wide screens with
 * the rest in rows of two, rows of two on a tablet with an odd one over the whole width.
 */
export function cardSpan(index: number, count: number): string {
  const inPairs = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  const fromEnd = count - index;
  const wide =
    count === 1 ? 'lg:col-span-6' : fromEnd <= inPairs ? 'lg:col-span-3' : 'lg:col-span-2';
  const tablet = fromEnd === 1 && count % 2 === 1 ? 'md:col-span-6' : 'md:col-span-3';
  return `${tablet} ${wide}`;
}
