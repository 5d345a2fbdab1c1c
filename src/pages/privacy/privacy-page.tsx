import { AnalyticsChoice } from '@/modules/consent/analytics-choice';
import { LegalDocument } from '@/modules/legal/legal-document';
import { site } from '@/config/site';
import { text } from './privacy.md?legal-text';
import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata = pageMetadata(text, paths.privacy, text.keywords);

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
