import { Metadata, notIndexed, type PageMetadata } from '@/components/page-metadata';
import { Home } from '@/modules/home/home';
import { copy } from './copy';
import { paths } from '@/config/paths';

const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  keywords: ['anekdotes'],
  canonicalPath: paths.homePreview,
  robots: notIndexed,
};

export default function HomePreviewPage() {
  return (
    <>
      <Metadata {...metadata} />
      <Home {...copy} />
    </>
  );
}
