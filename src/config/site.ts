import { siteName } from '@shared/full-title';
import { env } from './env';

/** Names and addresses of the organisation, for more than one page. */
export const site = {
  name: siteName,
  language: 'nl',
  locale: 'nl_NL',
  url: env.VITE_SITE_URL,
  appUrl: env.VITE_APP_URL,
  supportEmail: env.VITE_SUPPORT_EMAIL,
  /** The verification code of Google Search Console. */
  verification: env.VITE_SITE_VERIFICATION,
  /** The analytics service, loaded after consent; absent: no analytics. */
  analytics: env.VITE_ANALYTICS_ID
    ? { id: env.VITE_ANALYTICS_ID, script: env.VITE_ANALYTICS_SCRIPT }
    : undefined,
  address: { street: 'Voorbeeldgracht 1', postalCode: '1000 AA', city: 'Amsterdam' },
  /** The coordinates of the address, for the map. */
  place: { latitude: 52.3702, longitude: 4.8952 },
} as const;
