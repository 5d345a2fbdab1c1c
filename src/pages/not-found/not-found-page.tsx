import { Link } from 'react-router-dom';
import { PhotoPrint } from '@/components/photo-print';
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
        <PhotoPrint
          src="/demo/oma-riet/lege-stoel"
          alt={copy.pictureAlt}
          height={1280}
          sizes="(min-width: 48rem) 22rem, 75vw"
          caption={copy.pictureCaption}
          className="tape tilt-right relative mx-auto w-full max-w-[22rem]"
          eager
        />
      }
    >
      <Link to={paths.home} className="button">
        {copy.action}
      </Link>
    </SimplePage>
  );
}
