import { DemoLink } from '@/components/demo-link';
import { PagePicture } from '@/components/photo-print';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { env } from '@/config/env';
import { storeSignUp } from '@/modules/early-access/api';
import { SignUpForm } from '@/modules/early-access/sign-up-form';
import { copy } from './copy';
import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata = pageMetadata(copy, paths.comingSoon, ['nieuws', 'aanmelden']);

const storeEmail = env.VITE_EARLY_ACCESS === 'store' ? storeSignUp : undefined;

export default function ComingSoonPage() {
  return (
    <ThreadPage
      metadata={metadata}
      heading={copy.heading}
      lead={copy.lead}
      actions={
        <div className="w-full max-w-[30rem]">
          <SignUpForm storeEmail={storeEmail} />
        </div>
      }
      picture={<PagePicture src="/demo/oma-riet/station" copy={copy} />}
    >
      <ThreadSection heading={copy.meanwhileHeading}>
        <p className="mt-3 mb-6">{copy.meanwhile}</p>
        <DemoLink />
      </ThreadSection>
    </ThreadPage>
  );
}
