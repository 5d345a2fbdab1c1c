import { site } from '@/config/site';
import { AnswerButtons } from './answer-buttons';
import { copy } from './copy';
import { useConsent } from './consent-store';

/** Shows the consent and lets the visitor change it; for the privacy page. */
export function AnalyticsChoice() {
  return (
    <div className="legal-screen rounded-card border border-line bg-card p-5">
      {site.analytics ? <Choice /> : <p>{copy.off}</p>}
    </div>
  );
}

function Choice() {
  const consent = useConsent();
  return (
    <>
      <output className="mb-4 block noscript:hidden">{copy.state[consent]}</output>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      {/* Invisible before hydration, to prevent a layout shift: the buttons do not work yet. */}
      <div className={consent === 'unknown' ? 'invisible noscript:hidden' : undefined}>
        <AnswerButtons showsChoice />
      </div>
    </>
  );
}
