import type { PageMetadata } from '@/components/page-metadata';
import { breadcrumbs } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: [
    'voorbeelden',
    'herdenken',
    'eerste babyjaar',
    'interview met oma of opa',
    'bruiloft',
    '50 Foto’s Challenge',
  ],
  canonicalPath: paths.examples,
  structuredData: breadcrumbs(copy.title, paths.examples),
};
