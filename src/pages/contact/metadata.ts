import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs, localBusiness } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['contact', 'e-mail', 'klantenservice', 'adres', 'Amsterdam'],
  canonicalPath: paths.contact,
  structuredData: [breadcrumbs(copy.title, paths.contact), localBusiness()],
};
