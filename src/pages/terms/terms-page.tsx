import { LegalDocument } from '@/modules/legal/legal-document';
import { text } from './terms.md?legal-text';
import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata = pageMetadata(text, paths.terms, text.keywords);

export default function TermsPage() {
  return <LegalDocument metadata={metadata} text={text} />;
}
