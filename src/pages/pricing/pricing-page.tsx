import { Link } from 'react-router-dom';
import { PagePicture } from '@/components/photo-print';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { MailLink } from '@/components/ui/mail-link';
import { paths } from '@/config/paths';
import { plans } from '@/config/plans';
import { copy } from './copy';
import { FiftyPhotos } from './fifty-photos';
import { metadata } from './metadata';
import { PlanCard } from './plan-card';
import { questions } from './questions';
import { TwentyAlbums } from './twenty-albums';

export default function PricingPage() {
  return (
    <ThreadPage
      metadata={metadata}
      heading={copy.heading}
      lead={copy.lead}
      actions={
        <p className="rounded-full bg-accent-wash px-4 py-1.5 font-semibold text-accent">
          {copy.trial}
        </p>
      }
      picture={
        <PagePicture
          src="/demo/oma-riet/kerst"
          copy={copy}
          sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 44vw, 85vw"
          className="max-w-[30rem]"
        />
      }
    >
      <ThreadSection heading={copy.plansHeading}>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:grid-rows-[repeat(4,auto)] lg:gap-x-10 lg:gap-y-0">
          <PlanCard
            plan={copy.free}
            priceCents={plans.free.priceCents}
            rows={copy.rows.map(([row, free]) => [row, free])}
            picture={<FiftyPhotos />}
          />
          <PlanCard
            plan={copy.premium}
            priceCents={plans.premium.priceCents}
            rows={copy.rows.map(([row, , premium]) => [row, premium])}
            picture={<TwentyAlbums />}
            isMain
          />
        </div>
        <p className="mt-8 max-w-prose">
          {copy.payment} {copy.startHere}{' '}
          <Link to={paths.signUp} className="text-primary underline">
            {copy.startHereLink}
          </Link>
          .
        </p>
      </ThreadSection>
      <ThreadSection heading={copy.questionsHeading}>
        <Questions />
        <p className="mt-10">
          {copy.moreQuestions} <MailLink />.
        </p>
      </ThreadSection>
    </ThreadPage>
  );
}

const Questions = () => (
  <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-2">
    {questions.map(({ question, answer }) => (
      <div key={question}>
        <h3 className="text-h3">{question}</h3>
        <p className="mt-2 max-w-prose">{answer}</p>
      </div>
    ))}
  </div>
);
