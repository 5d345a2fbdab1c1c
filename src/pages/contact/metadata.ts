import { localBusiness, pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata = pageMetadata(
  copy,
  paths.contact,
  ['contact', 'e-mail', 'klantenservice', 'adres', 'Amsterdam'],
  [localBusiness()],
);
