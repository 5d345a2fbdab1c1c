import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['voorwaarden', 'gebruiksvoorwaarden', 'opzeggen', 'abonnement'],
  canonicalPath: paths.terms,
  structuredData: breadcrumbs(copy.title, paths.terms),
};
