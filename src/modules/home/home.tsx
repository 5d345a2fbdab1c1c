import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { CallToAction } from '@/components/call-to-action';
import { Hero, type HeroContent } from './hero';
import { Keepsakes } from './keepsakes';
import { Promises } from './promises';
import { SampleItemList } from './sample-item-list';
import { Voices } from './voices';

interface Props {
  hero: HeroContent & {
    start: string;
    links: readonly { label: string; href: string }[];
  };
  finalCall: { heading: string; text: string; start: string; note: string };
}

/** Both versions of Home. */
export function Home({ hero, finalCall }: Props) {
  return (
    <>
      <Hero content={hero}>
        <AppLink>{hero.start}</AppLink>
        {hero.links.map(({ label, href }) => (
          <Link key={href} to={href} className="button button-ghost">
            {label}
          </Link>
        ))}
      </Hero>
      <SampleItemList />
      <Keepsakes />
      <Promises />
      <Voices />
      <CallToAction {...finalCall}>
        <AppLink>{finalCall.start}</AppLink>
      </CallToAction>
    </>
  );
}
