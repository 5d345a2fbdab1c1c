import type { PageMetadata } from '@/components/page-metadata';
import { organization, webSite } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: [
    'levensverhaal vastleggen',
    'digitale tijdlijn',
    'familieverhaal',
    'herinneringen bewaren',
    'anekdotes',
  ],
  canonicalPath: paths.home,
  structuredData: [organization(), webSite()],
};
