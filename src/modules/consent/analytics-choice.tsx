import { site } from '@/config/site';
import { AnswerButtons } from './answer-buttons';
import { copy } from './copy';
import { useConsent } from './use-consent';

/** Where a visitor sees the choice, and takes it back; for the privacy page. */
export function AnalyticsChoice() {
  const consent = useConsent();
  if (!site.analytics) return <p>{copy.off}</p>;
  return (
    <>
      <output className="mb-4 block">{copy.state[consent]}</output>
      <AnswerButtons showsChoice />
    </>
  );
}
