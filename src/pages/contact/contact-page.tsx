import { PagePicture } from '@/components/photo-print';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { MailLink } from '@/components/ui/mail-link';
import { copy } from './copy';
import { Envelope } from './envelope';
import { mapPage, PlaceMap } from './place-map';
import { localBusiness, pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata = pageMetadata(
  copy,
  paths.contact,
  ['contact', 'e-mail', 'klantenservice', 'adres', 'Amsterdam'],
  [localBusiness()],
);

export default function ContactPage() {
  return (
    <ThreadPage
      metadata={metadata}
      heading={copy.heading}
      lead={copy.lead}
      actions={
        <>
          <MailLink className="button" />
          <p className="max-w-[22em] basis-full pt-3">{copy.plans}</p>
        </>
      }
      picture={
        <PagePicture
          src="/demo/oma-riet/brievendoos"
          copy={copy}
          height={960}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 80vw"
          className="max-w-[24rem]"
        />
      }
    >
      <ThreadSection heading={copy.letterHeading}>
        <p className="mt-3 mb-8">{copy.letter}</p>
        <Envelope />
      </ThreadSection>
      <ThreadSection heading={copy.mapHeading}>
        <div className="mt-6 max-w-[50rem]">
          <PlaceMap />
          <a
            href={mapPage}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-4 inline-flex min-h-11 items-center text-primary underline"
          >
            {copy.openPlace} <span className="sr-only">{copy.newTab}</span>
          </a>
        </div>
      </ThreadSection>
    </ThreadPage>
  );
}
