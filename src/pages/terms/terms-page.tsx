import { LegalDocument } from '@/modules/legal/legal-document';
import { termsText } from './copy';
import { metadata } from './metadata';

export default function TermsPage() {
  return <LegalDocument metadata={metadata} text={termsText} />;
}
