// Rate limits in the database, shared by all instances of the function.
import { secretHeaders, type Project } from '../_shared/platform.ts';
import { addressKey, wideNetworkOf } from './address.ts';
import type { Settings } from './settings.ts';

export type Limits = ReturnType<typeof createLimits>;
type ModelCaps = Pick<NonNullable<Settings['model']>, 'dailyCap' | 'addressCap'>;

interface LimitsOptions extends Project {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

const messagesPerMinute = 10;
/** How many times the limit of an address its wide network has, in messages and in model calls. */
const wideFactor = 5;
const answerLimitMs = 2000;
const dayMs = 24 * 60 * 60 * 1000;
/** The clocks of the function and the database differ by less. */
const clockSkewMs = 60_000;

export function createLimits({ url, secretKey, fetch, now }: LimitsOptions) {
  const call = async (name: string, values: Record<string, unknown>): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...secretHeaders(secretKey), 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return JSON.parse(text);
  };

  const secretOfToday = cacheForDay(() => call('help_chat_secret', {}).then(checkSecret), now);
  const keyOf = async (address: string) => addressKey(address, await secretOfToday());

  const count = async (address: string, limit: number): Promise<number> => {
    const seconds = await call('help_chat_count_message', {
      address_key: await keyOf(address),
      message_limit: limit,
    });
    if (typeof seconds !== 'number') throw new Error('help_chat_count_message gave no number');
    return seconds;
  };

  return {
    /** Seconds that this address has to wait, or 0; throws if the database does not respond. */
    async countMessage(address: string): Promise<number> {
      const seconds = await count(address, messagesPerMinute);
      const wide = wideNetworkOf(address);
      // A refused message counts for no one else.
      if (seconds > 0 || wide === undefined) return seconds;
      return count(wide, messagesPerMinute * wideFactor);
    },
    /** Whether a model call is left today (UTC) for this address; throws if the database does not respond. */
    async takeModelCall(address: string, { dailyCap, addressCap }: ModelCaps): Promise<boolean> {
      const wide = wideNetworkOf(address);
      const isTaken = await call('help_chat_take_model_call', {
        address_key: await keyOf(address),
        address_cap: addressCap,
        daily_cap: dailyCap,
        ...(wide !== undefined && {
          wide_key: await keyOf(wide),
          wide_cap: addressCap * wideFactor,
        }),
      });
      return isTaken === true;
    },
  };
}

/** Asks for the secret of the day once; again after a failure. */
function cacheForDay(askSecret: () => Promise<string>, now: () => number) {
  let known: { day: number; secret: Promise<string> } | undefined;
  return () => {
    const day = Math.floor(now() / dayMs);
    if (known?.day === day) return known.secret;
    const secret = askSecret();
    // Right after midnight the database can still answer the secret of the day before.
    if (now() % dayMs < clockSkewMs) return secret;
    const fetched = { day, secret };
    known = fetched;
    secret.catch(() => {
      if (known === fetched) known = undefined;
    });
    return secret;
  };
}

function checkSecret(value: unknown): string {
  if (typeof value !== 'string' || value.length < 32) throw new Error('no secret');
  return value;
}
