import { AppLink } from '@/components/app-link';
import { CallToAction } from '@/components/call-to-action';
import { Metadata } from '@/components/page-metadata';
import { copy } from './copy';
import { ExamplesHero } from './examples-hero';
import { FeaturedCase } from './featured-case';
import { metadata } from './metadata';
import { Reasons } from './reasons';
import { UseCaseGrid } from './use-case-grid';

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
