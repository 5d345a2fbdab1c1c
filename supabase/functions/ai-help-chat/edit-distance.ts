/** Damerau-Levenshtein distance; anything above the limit is `limit + 1`. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= right.length; at += 1) {
      const isSame = left[row - 1] === right[at - 1];
      let cost = Math.min(above[at]! + 1, current[at - 1]! + 1, above[at - 1]! + (isSame ? 0 : 1));
      const isSwap = left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      if (row > 1 && at > 1 && isSwap) cost = Math.min(cost, before[at - 2]! + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[right.length]!;
}
