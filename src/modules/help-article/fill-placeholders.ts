import { site } from '@/config/site';

/** Fills the placeholders for the support address and the URL of the app. */
export const fillPlaceholders = (text: string) =>
  text.replaceAll('{supportEmail}', site.supportEmail).replaceAll('{appUrl}', site.appUrl);
