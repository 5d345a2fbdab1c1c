/** The only reader of import.meta.env: all settings, each with a default. */

const defaults = {
  VITE_SITE_URL: 'https://anekdotes.example',
  VITE_APP_URL: 'https://app.anekdotes.example',
  VITE_SUPPORT_EMAIL: 'hulp@anekdotes.example',
  /** Absent: the embedded backend, at the origin of the site. */
  VITE_SUPABASE_URL: undefined as string | undefined,
  VITE_SUPABASE_PUBLISHABLE_KEY: undefined as string | undefined,
  /** Hosts whose media load by themselves: `media.example.nl,cdn.example.nl`. */
  VITE_MEDIA_HOSTS: '',
  /** `on`: the backend resizes its public pictures, which is a paid feature. */
  VITE_IMAGE_TRANSFORMS: undefined as 'on' | undefined,
  VITE_ANALYTICS_ID: undefined as string | undefined,
  VITE_ANALYTICS_SCRIPT: 'https://cloud.umami.is/script.js',
  VITE_SITE_VERIFICATION: undefined as string | undefined,
  /** `store`: the form on /coming-soon stores addresses; absent: it sends no request. */
  VITE_EARLY_ACCESS: undefined as 'store' | undefined,
};

/** What a setting must look like, with the advice for another value. */
const rules: [name: keyof typeof defaults, pattern: RegExp, advice: string][] = [
  [
    'VITE_MEDIA_HOSTS',
    /^(?:(?:^|,)[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?)+$/,
    'Write host names in lower case, separated by commas without spaces: media.example.nl,cdn.example.nl',
  ],
  ['VITE_IMAGE_TRANSFORMS', /^on$/, 'Write "on", or nothing'],
  ['VITE_EARLY_ACCESS', /^store$/, 'Write "store", or nothing'],
];

const isAddress = /(?:URL|SCRIPT)$/;

/** Reads settings; an empty value counts as absent. */
export function readEnv(values: Record<string, unknown>): typeof defaults {
  const read = Object.entries(defaults).map(([name, fallback]) => {
    const value = (values[name] as string | undefined) || fallback;
    return [name, isAddress.test(name) ? value?.replace(/\/+$/, '') : value];
  });
  // Checked when the site is built; the browser need not do it again.
  if (import.meta.env.SSR)
    for (const [name, pattern, advice] of rules)
      if (values[name] && !pattern.test(values[name] as string))
        throw new Error(`${name}: ${advice}`);
  return Object.fromEntries(read) as typeof defaults;
}

export const env = readEnv(import.meta.env);
