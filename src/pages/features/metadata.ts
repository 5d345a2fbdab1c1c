import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: [
    'tijdlijn',
    'levensverhaal',
    'foto’s en video’s bewaren',
    'privé delen met familie',
    'kleurthema’s',
  ],
  canonicalPath: paths.features,
  structuredData: breadcrumbs(copy.title, paths.features),
};
