import { env } from './env';

/** Who we are: names and addresses that more than one page needs. */
export const site = {
  name: 'Anekdotes',
  language: 'nl',
  locale: 'nl_NL',
  url: env.VITE_SITE_URL,
  appUrl: env.VITE_APP_URL,
  supportEmail: env.VITE_SUPPORT_EMAIL,
  address: { street: 'Voorbeeldgracht 1', postalCode: '1000 AA', city: 'Amsterdam' },
} as const;
