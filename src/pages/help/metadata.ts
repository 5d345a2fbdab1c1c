import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata = pageMetadata(copy, paths.help, [
  'help',
  'vragen',
  'uitleg',
  'gids',
  'assistent',
  'klantenservice',
]);
