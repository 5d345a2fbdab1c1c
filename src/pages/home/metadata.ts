import type { PageMetadata } from '@/components/page-metadata';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { copy } from './copy';

export const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['levensverhaal', 'tijdlijn', 'familie', 'herinneringen bewaren', 'anekdotes'],
  canonicalPath: paths.home,
  structuredData: {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: site.language,
  },
};
