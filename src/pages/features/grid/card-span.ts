/**
 * The column span of a card in a grid of six, without gaps. Wide screens: three cards per row, and
 * two per row for the rest. Tablets: two per row, and a full-width last card when the count is odd.
 */
export function cardSpan(index: number, count: number): string {
  const inPairs = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  const fromEnd = count - index;
  const wide =
    count === 1 ? 'lg:col-span-6' : fromEnd <= inPairs ? 'lg:col-span-3' : 'lg:col-span-2';
  const tablet = fromEnd === 1 && count % 2 === 1 ? 'md:col-span-6' : 'md:col-span-3';
  return `${tablet} ${wide}`;
}
