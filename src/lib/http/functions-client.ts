import { FunctionsClient } from '@supabase/functions-js';
import { fetchWithLimit } from './fetch-with-limit';
import { europeanRegion } from './function-region';

/** Time limit of a call. */
const limitMs = 10_000;

/** The client of the edge functions alone, for a visitor without an account. A server has a time limit of its own. */
export const createFunctionsClient = (
  address: string,
  key: string,
  customFetch = fetchWithLimit(limitMs),
) =>
  new FunctionsClient(`${address}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    region: europeanRegion,
    customFetch,
  });
