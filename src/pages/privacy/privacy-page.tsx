import { AnalyticsChoice } from '@/modules/consent/analytics-choice';
import { LegalDocument } from '@/modules/legal/legal-document';
import { site } from '@/config/site';
import { metadata } from './metadata';
import { text } from './privacy.md?legal-text';

const slots = {
  analyticsChoice: <AnalyticsChoice />,
  // Listed only when analytics are configured.
  analyticsRecipient: site.analytics
    ? 'Umami, dat voor ons paginabezoek telt, maar alleen na jouw toestemming;'
    : null,
};

export default function PrivacyPage() {
  return <LegalDocument metadata={metadata} text={text} slots={slots} />;
}
