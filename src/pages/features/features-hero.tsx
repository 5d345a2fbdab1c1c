import { AppLink } from '@/components/app-link';
import { DemoLink } from '@/components/demo-link';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';
import { KindsCollage } from './kinds-collage';

export function FeaturesHero() {
  const { heading, text, start } = copy.hero;
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-12 pt-6 pb-16 md:grid-cols-[1.05fr_1fr] md:pt-14 md:pb-24">
      <div>
        <h1 className="max-w-[13ch] text-h1">{heading}</h1>
        <p className="mt-5 max-w-[38ch] text-lead text-ink/85">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <AppLink>{start}</AppLink>
          <DemoLink />
        </div>
      </div>
      <KindsCollage />
    </Wrap>
  );
}
