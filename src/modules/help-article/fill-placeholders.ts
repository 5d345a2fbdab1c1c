import { site } from '@/config/site';

/** An article names the support mail and the app without knowing where they are. */
export const fillPlaceholders = (text: string) =>
  text.replaceAll('{supportEmail}', site.supportEmail).replaceAll('{appUrl}', site.appUrl);
