import { Metadata } from '@/components/page-metadata';
import { Home } from '@/modules/home/home';
import { copy } from './copy';
import { metadata } from './metadata';

export default function HomePage() {
  return (
    <>
      <Metadata {...metadata} />
      <Home {...copy} />
    </>
  );
}
