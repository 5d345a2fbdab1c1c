// Settings of the operator, with working defaults.
import {
  readAllowedOrigins,
  readKeys,
  readProject,
  trimmed,
  type Env,
  type Project,
} from '../_shared/platform.ts';

export interface Settings {
  supportEmail: string;
  appUrl: string;
  allowedOrigins: string[];
  /** Publishable keys; without any, all calls are refused. */
  publicKeys: string[];
  /** The header that the last proxy before the function sets. */
  addressHeader: string;
  /** The number of our own proxies that append an entry to that header. */
  trustedProxies: number;
  database?: Project;
  model?: {
    baseUrl: string;
    apiKey: string;
    name: string;
    dailyCap: number;
    /** Of these calls, how many one address may use. */
    addressCap: number;
  };
}

/** @throws Error when a hosted function does not know which header names the visitor */
export function readSettings(env: Env): Settings {
  const read = trimmed(env);
  const addressHeader = read('ADDRESS_HEADER');
  if (!addressHeader && isHosted(read)) throw new Error(noAddressHeader);
  const database = readProject(read);
  const model = readModel(read);
  return {
    supportEmail: read('SUPPORT_EMAIL') ?? 'hulp@anekdotes.example',
    appUrl: (read('APP_URL') ?? 'https://app.anekdotes.example').replace(/\/+$/, ''),
    allowedOrigins: readAllowedOrigins(read),
    publicKeys: [
      ...readKeys(read('SUPABASE_PUBLISHABLE_KEYS')),
      ...['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'].flatMap((name) => read(name) ?? []),
    ],
    addressHeader: (addressHeader ?? 'x-forwarded-for').toLowerCase(),
    trustedProxies: readCount(read('TRUSTED_PROXIES'), 0),
    ...(database && { database }),
    ...(model && { model }),
  };
}

const noAddressHeader =
  'The help assistant does not start: ADDRESS_HEADER is not set, so the limits for each visitor could ' +
  'be forged. Run `supabase secrets set ADDRESS_HEADER=cf-connecting-ip`, and see docs/operations.md.';

/** The platform sets the first two in every hosted function; nothing sets them elsewhere. */
function isHosted(read: Env): boolean {
  const url = read('SUPABASE_URL') ?? '';
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return Boolean(read('SB_REGION') ?? read('DENO_DEPLOYMENT_ID')) || host.endsWith('.supabase.co');
}

function readModel(read: Env): Settings['model'] {
  const baseUrl = read('AI_BASE_URL')?.replace(/\/+$/, '');
  const apiKey = read('AI_API_KEY');
  const name = read('AI_MODEL');
  // Require https, except for a model on this machine.
  const isPrivate = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$))/;
  if (!baseUrl || !apiKey || !name || !isPrivate.test(baseUrl)) return undefined;
  return {
    baseUrl,
    apiKey,
    name,
    dailyCap: readCount(read('AI_DAILY_CAP'), 500),
    addressCap: readCount(read('AI_ADDRESS_CAP'), 20),
  };
}

function readCount(value: string | undefined, fallback: number): number {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 0 ? count : fallback;
}
