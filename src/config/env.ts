import * as z from 'zod/mini';

/** The only reader of import.meta.env: all settings, each with a default. */

const url = z.pipe(
  z.string(),
  z.transform((value) => value.replace(/\/+$/, '')),
);

const hostName = /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/;

const schema = z.object({
  VITE_SITE_URL: z._default(url, 'https://anekdotes.example'),
  VITE_APP_URL: z._default(url, 'https://app.anekdotes.example'),
  VITE_SUPPORT_EMAIL: z._default(z.string(), 'hulp@anekdotes.example'),
  /** Absent: the embedded backend, at the origin of the site. */
  VITE_SUPABASE_URL: z.optional(url),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.optional(z.string()),
  /** Hosts whose media load by themselves: `media.example.nl,cdn.example.nl`. */
  // Checked when the site is built; the browser need not do it again.
  VITE_MEDIA_HOSTS: z._default(
    import.meta.env.SSR
      ? z
          .string()
          .check(
            z.refine(
              (list) => list.split(',').every((host) => hostName.test(host)),
              'Write host names in lower case, separated by commas without spaces: media.example.nl,cdn.example.nl',
            ),
          )
      : z.string(),
    '',
  ),
  /** `on`: the backend resizes its public pictures, which is a paid feature. */
  VITE_IMAGE_TRANSFORMS: z.optional(z.literal('on')),
  VITE_ANALYTICS_ID: z.optional(z.string()),
  VITE_ANALYTICS_SCRIPT: z._default(url, 'https://cloud.umami.is/script.js'),
  VITE_SITE_VERIFICATION: z.optional(z.string()),
  /** `store`: the form on /coming-soon stores addresses; absent: it sends no request. */
  VITE_EARLY_ACCESS: z.optional(z.literal('store')),
});

/** Reads settings; an empty value counts as absent. */
export function readEnv(values: Record<string, unknown>) {
  return schema.parse(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  );
}

export const env = readEnv(import.meta.env);
