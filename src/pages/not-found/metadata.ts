import { notIndexed, type PageMetadata } from '@/components/page-metadata';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  canonicalPath: null,
  robots: notIndexed,
};
