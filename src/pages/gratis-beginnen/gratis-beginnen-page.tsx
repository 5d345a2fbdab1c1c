import { Link } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { DemoLink } from '@/components/demo-link';
import { Glyph } from '@/components/glyph';
import { PagePicture } from '@/components/photo-print';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { paths } from '@/config/paths';
import { copy } from './copy';
import { pageMetadata } from '@/components/structured-data';

const metadata = pageMetadata(copy, paths.signUp, [
  'gratis beginnen',
  'account maken',
  'aanmelden',
]);

const linkStyle = 'text-primary underline';

function FreeList() {
  return (
    <ul className="ruled mt-8 max-w-[40rem] py-6 pr-[min(1.5rem,5vw)] pl-[2.75rem]">
      {copy.free.map((line) => (
        <li key={line} className="relative">
          <Glyph shape="heart" className="absolute top-[0.6em] -left-6 size-3.5 text-primary" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

export default function GratisBeginnenPage() {
  return (
    <ThreadPage
      metadata={metadata}
      heading={copy.heading}
      lead={copy.lead}
      actions={
        <>
          <AppLink>{copy.action}</AppLink>
          <DemoLink />
        </>
      }
      picture={<PagePicture src="/demo/oma-riet/eerste-stapjes" copy={copy} />}
    >
      <ThreadSection heading={copy.freeHeading}>
        <FreeList />
        <p className="mt-6 max-w-prose">
          {copy.freeLimits}{' '}
          <Link to={paths.pricing} className={linkStyle}>
            {copy.freeLimitsLink}
          </Link>
          .
        </p>
      </ThreadSection>
      <ThreadSection heading={copy.trialHeading}>
        <p className="mt-4 max-w-prose">{copy.trial}</p>
      </ThreadSection>
      <ThreadSection heading={copy.ageHeading}>
        <p className="mt-4 max-w-prose">
          {copy.age}{' '}
          <Link to={paths.privacy} className={linkStyle}>
            {copy.privacyLink}
          </Link>
          .
        </p>
      </ThreadSection>
      <ThreadSection heading={copy.startHeading}>
        <p className="mt-4 mb-6 max-w-prose">{copy.start}</p>
        <AppLink>{copy.action}</AppLink>
      </ThreadSection>
    </ThreadPage>
  );
}
