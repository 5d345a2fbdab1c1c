import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { text } from './privacy.md?legal-text';

export const metadata = pageMetadata(text, paths.privacy, text.keywords);
