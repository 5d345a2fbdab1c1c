import { LegalDocument } from '@/modules/legal/legal-document';
import { metadata } from './metadata';
import { text } from './terms.md?legal-text';

export default function TermsPage() {
  return <LegalDocument metadata={metadata} text={text} />;
}
