import { AppLink } from '@/components/app-link';
import { CallToAction } from '@/components/call-to-action';
import { Metadata } from '@/components/page-metadata';
import { copy } from './copy';
import { ExamplesHero } from './examples-hero';
import { FeaturedCase } from './featured-case';
import { Reasons } from './reasons';
import { UseCaseGrid } from './use-case-grid';
import { pageMetadata } from '@/components/structured-data';
import { paths } from '@/config/paths';

const metadata = pageMetadata(copy, paths.examples, [
  'voorbeelden',
  'herdenken',
  'eerste babyjaar',
  'interview met oma of opa',
  'bruiloft',
  '50 Foto’s Challenge',
]);

export default function VoorbeeldenPage() {
  const { heading, text, start, note } = copy.finalCall;
  return (
    <>
      <Metadata {...metadata} />
      <ExamplesHero />
      <FeaturedCase />
      <UseCaseGrid />
      <Reasons />
      <CallToAction heading={heading} text={text} note={note}>
        <AppLink>{start}</AppLink>
      </CallToAction>
    </>
  );
}
