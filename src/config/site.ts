import { env } from './env';

/** Who we are: names and addresses that more than one page needs. */
export const site = {
  name: 'Anekdotes',
  language: 'nl',
  locale: 'nl_NL',
  url: env.VITE_SITE_URL,
  appUrl: env.VITE_APP_URL,
  supportEmail: env.VITE_SUPPORT_EMAIL,
  /** What a search engine asks of the owner of a site. */
  verification: env.VITE_SITE_VERIFICATION,
  /** The service that counts page views, for those who agree; absent: nothing is counted. */
  analytics: env.VITE_ANALYTICS_ID
    ? { id: env.VITE_ANALYTICS_ID, script: env.VITE_ANALYTICS_SCRIPT }
    : undefined,
  address: { street: 'Voorbeeldgracht 1', postalCode: '1000 AA', city: 'Amsterdam' },
  /** Where that is, for the map. */
  place: { latitude: 52.3702, longitude: 4.8952 },
} as const;
