import { Link } from 'react-router-dom';
import { PagePicture } from '@/components/photo-print';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
import { copy } from './copy';
import { metadata } from './metadata';

export default function NotFoundPage() {
  return (
    <SimplePage
      metadata={metadata}
      heading={<span lang="en">{copy.heading}</span>}
      text={copy.text}
      picture={
        <PagePicture
          src="/demo/oma-riet/lege-stoel"
          copy={copy}
          height={1280}
          sizes="(min-width: 48rem) 22rem, 75vw"
          className="max-w-[22rem]"
        />
      }
    >
      <Link to={paths.home} className="button">
        {copy.action}
      </Link>
    </SimplePage>
  );
}
