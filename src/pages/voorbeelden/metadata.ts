import type { PageMetadata } from '@/components/page-metadata';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['voorbeelden', 'herdenken', 'eerste babyjaar', 'interview met oma of opa'],
  canonicalPath: paths.examples,
};
