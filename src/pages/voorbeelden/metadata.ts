import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';
import { copy } from './copy';

export const metadata = pageMetadata(copy, paths.examples, [
  'voorbeelden',
  'herdenken',
  'eerste babyjaar',
  'interview met oma of opa',
  'bruiloft',
  '50 Foto’s Challenge',
]);
