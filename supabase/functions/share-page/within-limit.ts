/**
 * Runs work that may take so many milliseconds, then aborts it. The result does not wait for work that
 * ignores its signal.
 * @throws DOMException `TimeoutError`
 */
export async function withinLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException(`No answer within ${ms} ms`, 'TimeoutError'));
      controller.abort();
    }, ms);
  });
  return Promise.race([work(controller.signal), limit]).finally(() => clearTimeout(timer));
}
