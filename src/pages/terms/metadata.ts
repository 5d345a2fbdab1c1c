import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { text } from './terms.md?legal-text';

export const metadata = pageMetadata(text, paths.terms, text.keywords);
