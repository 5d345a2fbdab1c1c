/**
 * Damerau-Levenshtein distance; anything above the limit is `limit + 1`. Only the cells within the limit
 * of the diagonal are computed, so the work grows with the length and not with its square.
 */
export function editDistance(left: string, right: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(left.length - right.length) > limit) return beyond;
  let [before, above, current] = [0, 1, 2].map(() => new Uint8Array(right.length + 1));
  for (let at = 0; at <= right.length; at += 1) above![at] = Math.min(at, beyond);
  for (let row = 1; row <= left.length; row += 1) {
    const from = Math.max(1, row - limit);
    const to = Math.min(right.length, row + limit);
    current!.fill(beyond);
    current![0] = Math.min(row, beyond);
    let least = current![0];
    for (let at = from; at <= to; at += 1) {
      const isSame = left[row - 1] === right[at - 1];
      let cost = Math.min(
        above![at]! + 1,
        current![at - 1]! + 1,
        above![at - 1]! + (isSame ? 0 : 1),
      );
      const isSwap = left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      if (row > 1 && at > 1 && isSwap) cost = Math.min(cost, before![at - 2]! + 1);
      current![at] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return beyond;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above![right.length]!, beyond);
}
