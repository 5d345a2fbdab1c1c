import type { PageMetadata } from '@/components/page-metadata';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['tijdlijn', 'levensverhaal', 'foto’s en video’s bewaren', 'delen met familie'],
  canonicalPath: paths.features,
};
