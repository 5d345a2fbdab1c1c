import { RequestError } from '../http/request-error';

/**
 * Calls a function of the browser that can throw at once, reject, or never answer: with a limit, that is a failure too.
 * The call is made before this returns, while a click still counts.
 * @throws RequestError, or the AbortError of a visitor who cancels
 */
export async function askBrowser<Result>(
  call: () => Result | Promise<Result>,
  limitMs?: number,
): Promise<Result> {
  try {
    if (limitMs === undefined) return await call();
    return await Promise.race([call(), failAfter(limitMs)]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new RequestError('The browser refused', { cause: error });
  }
}

const failAfter = (limitMs: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No answer')), limitMs);
  });
