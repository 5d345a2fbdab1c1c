/**
 * Works through a list with some of it always on its way, and answers in the order of the list.
 * No more results wait than that number, however slowly they are taken.
 */
export async function* workAhead<T, R>(
  list: readonly T[],
  atATime: number,
  work: (entry: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  let next = 0;
  while (next < list.length || running.length > 0) {
    while (running.length < atATime && next < list.length) {
      const result = work(list[next++]!);
      // A failure is told when its turn comes; who stopped listening need not hear of it.
      result.catch(() => undefined);
      running.push(result);
    }
    yield await running.shift()!;
  }
}
