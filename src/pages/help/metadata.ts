import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['help', 'vragen', 'uitleg', 'gids', 'assistent', 'klantenservice'],
  canonicalPath: paths.help,
  structuredData: breadcrumbs(copy.title, paths.help),
};
