// What the platform and the operator tell every function by its environment.

export type Env = (name: string) => string | undefined;

export interface Project {
  url: string;
  secretKey: string;
}

/** An empty variable counts as absent. */
export const trimmed =
  (env: Env): Env =>
  (name) =>
    env(name)?.trim() || undefined;

export function readProject(read: Env): Project | undefined {
  const url = read('SUPABASE_URL')?.replace(/\/+$/, '');
  const [named] = readKeys(read('SUPABASE_SECRET_KEYS'));
  const secretKey = named ?? read('SUPABASE_SECRET_KEY') ?? read('SUPABASE_SERVICE_ROLE_KEY');
  return url && secretKey ? { url, secretKey } : undefined;
}

export const readAllowedOrigins = (read: Env): string[] =>
  (read('ALLOWED_ORIGINS') ?? 'https://anekdotes.example')
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter((origin) => origin !== '');

/** The platform sets keys by name as JSON; an invalid value counts as none. */
export function readKeys(value: string | undefined): string[] {
  try {
    const keys: unknown = JSON.parse(value ?? '{}');
    const values = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
    return values.filter((key) => typeof key === 'string' && key !== '');
  } catch {
    return [];
  }
}

export const secretHeaders = (secretKey: string): Record<string, string> => ({
  apikey: secretKey,
  // Legacy keys are JWTs, which the gateway also requires as bearer token.
  ...(!secretKey.startsWith('sb_') && { authorization: `Bearer ${secretKey}` }),
});
