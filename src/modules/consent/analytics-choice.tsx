import { site } from '@/config/site';
import { AnswerButtons } from './answer-buttons';
import { copy } from './copy';
import { useConsent } from './consent-store';

/** Where a visitor sees the choice, and takes it back; for the privacy page. */
export function AnalyticsChoice() {
  const consent = useConsent();
  if (!site.analytics) return <p>{copy.off}</p>;
  return (
    <>
      <output className="mb-4 block noscript:hidden">{copy.state[consent]}</output>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      {/* Until the page is taken over they do nothing: their place is kept, no more. */}
      <div className={consent === 'unknown' ? 'invisible noscript:hidden' : undefined}>
        <AnswerButtons showsChoice />
      </div>
    </>
  );
}
