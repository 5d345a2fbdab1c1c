import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { DemoLink } from '@/components/demo-link';
import { CallToAction } from '@/components/call-to-action';
import { Metadata } from '@/components/page-metadata';
import { paths } from '@/config/paths';
import { Benefits } from './benefits';
import { copy } from './copy';
import { FeatureGrid } from './grid/feature-grid';
import { PrivacyPromise } from './privacy-promise';
import { SocialProof } from './social-proof';
import { ThemePicker } from './themes/theme-picker';
import { Wrap } from '@/components/ui/wrap';
import { KindsCollage } from './kinds-collage';
import { pageMetadata } from '@/components/structured-data';

const metadata = pageMetadata(copy, paths.features, [
  'tijdlijn',
  'levensverhaal',
  'foto’s en video’s bewaren',
  'privé delen met familie',
  'kleurthema’s',
]);

export default function FeaturesPage() {
  const { heading, text, note, start, create, tryFree, pricing } = copy.finalCall;
  return (
    <>
      <Metadata {...metadata} />
      <FeaturesHero />
      <PrivacyPromise />
      <FeatureGrid />
      <Benefits />
      <ThemePicker />
      <SocialProof />
      <CallToAction heading={heading} text={text} note={note}>
        <AppLink>{start}</AppLink>
        <AppLink className="button-ghost">{create}</AppLink>
        <Link to={paths.signUp} className="button button-ghost">
          {tryFree}
        </Link>
        <Link to={paths.pricing} className="button button-ghost">
          {pricing}
        </Link>
      </CallToAction>
    </>
  );
}

function FeaturesHero() {
  const { heading, text, start } = copy.hero;
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-12 pt-6 pb-16 md:grid-cols-[1.05fr_1fr] md:pt-14 md:pb-24">
      <div>
        <h1 className="max-w-[9em] text-h1">{heading}</h1>
        <p className="mt-5 max-w-[19em] text-lead text-ink/85">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <AppLink>{start}</AppLink>
          <DemoLink />
        </div>
      </div>
      <KindsCollage />
    </Wrap>
  );
}
