import { DemoLink } from '@/components/demo-link';
import { PhotoPrint } from '@/components/photo-print';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { env } from '@/config/env';
import { storeSignUp } from '@/modules/early-access/api';
import { SignUpForm } from '@/modules/early-access/sign-up-form';
import { copy } from './copy';
import { metadata } from './metadata';

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
      picture={
        <PhotoPrint
          src="/demo/oma-riet/station"
          alt={copy.pictureAlt}
          sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 44vw, 85vw"
          caption={copy.pictureCaption}
          className="tape tilt-right relative mx-auto w-full max-w-[32rem]"
          eager
        />
      }
    >
      <ThreadSection heading={copy.meanwhileHeading}>
        <p className="mt-3 mb-6">{copy.meanwhile}</p>
        <DemoLink />
      </ThreadSection>
    </ThreadPage>
  );
}
