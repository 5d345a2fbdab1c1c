import { Link } from 'react-router-dom';
import { PagePicture } from '@/components/photo-print';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
import { copy } from './copy';
import { notIndexed, type PageMetadata } from '@/components/page-metadata';

const metadata: PageMetadata = {
  title: copy.title,
  description: copy.description,
  canonicalPath: null,
  robots: notIndexed,
};

export default function NotFoundPage() {
  return (
    <SimplePage
      metadata={metadata}
      heading={<span lang="en">{copy.heading}</span>}
      text={copy.text}
      picture={<PagePicture src="/site/weg" copy={copy} />}
    >
      <Link to={paths.home} className="button">
        {copy.action}
      </Link>
    </SimplePage>
  );
}
