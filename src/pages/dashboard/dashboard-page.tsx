import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { PagePicture } from '@/components/photo-print';
import { SimplePage } from '@/components/simple-page';
import { paths } from '@/config/paths';
import { copy } from './copy';
import { pageMetadata } from '@/components/structured-data';

const metadata = pageMetadata(copy, paths.dashboard, ['dashboard', 'inloggen']);

export default function DashboardPage() {
  return (
    <SimplePage
      metadata={metadata}
      heading={copy.heading}
      text={copy.text}
      picture={<PagePicture src="/demo/oma-riet/raam" copy={copy} />}
    >
      <AppLink>{copy.action}</AppLink>
      <Link to={paths.signUp} className="button button-ghost">
        {copy.noAccount}
      </Link>
    </SimplePage>
  );
}
