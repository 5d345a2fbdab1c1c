import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata = pageMetadata(copy, paths.features, [
  'tijdlijn',
  'levensverhaal',
  'foto’s en video’s bewaren',
  'privé delen met familie',
  'kleurthema’s',
]);
