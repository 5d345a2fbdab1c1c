import { LegalDocument } from '@/modules/legal/legal-document';
import { AnalyticsChoice } from '@/modules/consent/analytics-choice';
import { privacyText } from './copy';
import { metadata } from './metadata';

const analyticsChoice = (
  <div key="analyticsChoice" className="legal-screen rounded-card border border-line bg-card p-5">
    <AnalyticsChoice />
  </div>
);

export default function PrivacyPage() {
  return <LegalDocument metadata={metadata} text={privacyText} slots={{ analyticsChoice }} />;
}
