import type { PageMetadata } from '@/components/page-metadata';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['privacy', 'AVG', 'persoonsgegevens'],
  canonicalPath: paths.privacy,
};
