import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { CallToAction } from '@/components/call-to-action';
import { Hero } from '@/modules/home/hero';
import { HomeSections } from '@/modules/home/home-sections';
import { Metadata } from '@/components/page-metadata';
import { copy } from './copy';
import { metadata } from './metadata';

export default function HomePage() {
  const { hero, finalCall } = copy;
  return (
    <>
      <Metadata {...metadata} />
      <Hero content={hero}>
        <AppLink>{hero.start}</AppLink>
        <Link to={hero.examples.href} className="button button-ghost">
          {hero.examples.label}
        </Link>
      </Hero>
      <HomeSections />
      <CallToAction {...finalCall}>
        <AppLink>{finalCall.start}</AppLink>
      </CallToAction>
    </>
  );
}
