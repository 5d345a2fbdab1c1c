import { DemoLink } from '@/components/demo-link';
import { PhotoPrint } from '@/components/photo-print';
import { Wrap } from '@/components/ui/wrap';
import { BenefitList } from './story-link';
import { copy } from './copy';
import { memorial } from './use-cases';

/** The first use case: a memorial. */
export function FeaturedCase() {
  const { title, blurb, benefits, picture, alt } = memorial;
  return (
    <section aria-labelledby="uitgelicht" className="border-y border-line bg-wash py-16 md:py-24">
      <Wrap className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 md:grid-cols-[5fr_6fr]">
        <PhotoPrint
          src={picture}
          alt={alt}
          height={1280}
          sizes="(min-width: 72rem) 420px, (min-width: 48rem) 40vw, 88vw"
          className="tape tilt-left relative mx-auto w-full max-w-[26rem]"
        />
        <div>
          <p className="text-small font-semibold text-accent">{copy.featured}</p>
          <h2 id="uitgelicht" className="mt-2 text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-[26em] text-lead text-ink/85">{blurb}</p>
          <BenefitList benefits={benefits} />
          <p className="mt-8">
            <DemoLink />
          </p>
        </div>
      </Wrap>
    </section>
  );
}
