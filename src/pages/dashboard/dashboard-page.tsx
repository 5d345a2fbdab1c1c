import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { PhotoPrint } from '@/components/photo-print';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
import { copy } from './copy';
import { metadata } from './metadata';

export default function DashboardPage() {
  return (
    <SimplePage
      metadata={metadata}
      heading={copy.heading}
      text={copy.text}
      picture={
        <PhotoPrint
          src="/demo/oma-riet/raam"
          alt={copy.pictureAlt}
          sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 44vw, 85vw"
          caption={copy.pictureCaption}
          className="tape tilt-right relative mx-auto w-full max-w-[32rem]"
          eager
        />
      }
    >
      <AppLink>{copy.action}</AppLink>
      <Link to={paths.signUp} className="button button-ghost">
        {copy.noAccount}
      </Link>
    </SimplePage>
  );
}
