import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata = pageMetadata(copy, paths.terms, [
  'voorwaarden',
  'gebruiksvoorwaarden',
  'opzeggen',
  'abonnement',
]);
