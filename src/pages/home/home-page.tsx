import { Metadata, type PageMetadata } from '@/components/page-metadata';
import { Home } from '@/modules/home/home';
import { copy } from './copy';
import { organization, webSite } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata: PageMetadata = {
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

export default function HomePage() {
  return (
    <>
      <Metadata {...metadata} />
      <Home {...copy} />
    </>
  );
}
