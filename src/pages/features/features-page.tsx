import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { CallToAction } from '@/components/call-to-action';
import { Metadata } from '@/components/page-metadata';
import { paths } from '@/config/paths';
import { Benefits } from './benefits';
import { copy } from './copy';
import { FeatureGrid } from './grid/feature-grid';
import { FeaturesHero } from './features-hero';
import { metadata } from './metadata';
import { PrivacyPromise } from './privacy-promise';
import { SocialProof } from './social-proof';
import { ThemePicker } from './themes/theme-picker';

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
