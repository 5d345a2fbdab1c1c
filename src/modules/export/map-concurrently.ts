/**
 * Runs `work` for each entry, at most `limit` at a time, and yields the results in list order.
 * Unread results count towards the limit, so a slow consumer holds back new work.
 */
export async function* mapConcurrently<T, R>(
  list: readonly T[],
  limit: number,
  work: (entry: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  let next = 0;
  while (next < list.length || running.length > 0) {
    while (running.length < limit && next < list.length) {
      const result = work(list[next++]!);
      // The consumer gets the rejection in its turn; if it stopped earlier, nobody handles it.
      result.catch(() => undefined);
      running.push(result);
    }
    yield await running.shift()!;
  }
}
