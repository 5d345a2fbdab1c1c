import { LegalDocument } from '@/modules/legal/legal-document';
import { privacyText } from './copy';
import { metadata } from './metadata';

export default function PrivacyPage() {
  return <LegalDocument metadata={metadata} text={privacyText} />;
}
