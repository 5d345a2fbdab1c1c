// The command line and the environment. The secret key comes from the environment only: other users of a
// machine can read the command lines of its processes, and a shell keeps them in its history.
import { parseArgs } from 'node:util';

export interface Arguments {
  url: string;
  publishableKey: string;
  secretKey: string | undefined;
  slug: string | undefined;
  site: string | undefined;
  isWriting: boolean;
  isJson: boolean;
}

export class UsageError extends Error {}

export const usage = `Usage: npm run doctor -- <project url> <publishable key> [options]

  --slug <slug>   also opens this story with its link
  --site <url>    also asks the site at this address
  --write         makes a story, and removes it; needs the secret key
  --json          prints the findings as JSON

The secret key is read from the environment variable SUPABASE_SECRET_KEY.`;

const options = {
  slug: { type: 'string' },
  site: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** @throws UsageError */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Arguments {
  const { values, positionals } = parse(args);
  const [url, publishableKey, ...rest] = positionals;
  if (!url || !publishableKey)
    throw new UsageError('The project url and its publishable key are missing.');
  if (rest.length > 0) throw new UsageError('There are too many arguments.');
  if ([...positionals, values.slug ?? '', values.site ?? ''].some(isSecretKey)) {
    throw new UsageError(
      'A secret key is on the command line. Replace that key: others could read it.',
    );
  }
  const secretKey = env.SUPABASE_SECRET_KEY?.trim() || undefined;
  if (values.write && !secretKey) {
    throw new UsageError('--write needs the secret key in SUPABASE_SECRET_KEY.');
  }
  if (values.slug?.trim() === '') throw new UsageError('--slug is empty.');
  return {
    url: readAddress('The project url', url),
    publishableKey,
    secretKey,
    slug: values.slug,
    site: values.site === undefined ? undefined : readAddress('--site', values.site),
    isWriting: values.write,
    isJson: values.json,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Also a legacy key, a token whose claims name the role. */
function isSecretKey(value: string): boolean {
  if (value.startsWith('sb_secret_')) return true;
  const claims = Buffer.from(value.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claims.includes('"service_role"');
}

function readAddress(name: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new UsageError(`${name} is not an address such as https://example.supabase.co.`);
  }
  if (address.pathname !== '/' || address.search || address.hash || address.username) {
    throw new UsageError(`${name} has more than a host.`);
  }
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(address.hostname);
  if (address.protocol === 'http:' && !isLocal)
    throw new UsageError(`${name} must begin with https.`);
  return address.origin;
}
