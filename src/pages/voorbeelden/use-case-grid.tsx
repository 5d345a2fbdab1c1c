import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';
import { otherCases, type UseCase } from './use-cases';
import { PhotoPrint } from '@/components/photo-print';
import { BenefitList, StoryLink } from './story-link';

const tilts = ['tilt-left', 'tilt-right', 'tilt-slight'];

/** Twelve use cases on both sides of a vertical line; on a phone to the right of it. */
export function UseCaseGrid() {
  return (
    <section aria-labelledby="meer-voorbeelden" className="pt-16 pb-20 md:pt-24 md:pb-28">
      <Wrap>
        <div className="relative">
          <div
            aria-hidden="true"
            className="thread absolute top-4 -bottom-20 left-[0.4375rem] w-0.5 md:hidden"
          />
          <SectionHeading id="meer-voorbeelden" heading={copy.grid.heading} lead={copy.grid.lead} />
          <div className="relative mt-12 md:mt-16">
            <div
              aria-hidden="true"
              className="thread absolute -top-10 -bottom-44 left-1/2 -ml-px w-0.5 max-md:hidden"
            />
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-y-16 md:grid-cols-2 md:gap-x-28 lg:gap-x-36">
              {otherCases.map((useCase, index) => (
                <li
                  key={useCase.id}
                  className="group relative pl-[min(2.25rem,11vw)] md:pl-0 md:even:top-24 lg:even:top-32"
                >
                  <span
                    aria-hidden="true"
                    className="absolute top-8 left-4 h-0.5 w-5 bg-primary/60 md:top-16 md:left-full md:w-14 md:group-even:right-full md:group-even:left-auto lg:w-18"
                  />
                  <span
                    aria-hidden="true"
                    className="knot absolute top-[1.5625rem] left-0 md:top-[3.5625rem] md:left-[calc(100%+3rem)] md:group-even:right-[calc(100%+3rem)] md:group-even:left-auto lg:left-[calc(100%+4rem)] lg:group-even:right-[calc(100%+4rem)]"
                  />
                  <UseCaseCard useCase={useCase} tilt={tilts[index % tilts.length]!} />
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Wrap>
    </section>
  );
}

/** A picture, a description and three benefits. */
function UseCaseCard({ useCase, tilt }: { useCase: UseCase; tilt: string }) {
  const { title, blurb, benefits, picture, alt, demo } = useCase;
  return (
    <article>
      <PhotoPrint
        src={picture}
        alt={alt}
        sizes="(min-width: 72rem) 470px, (min-width: 48rem) 42vw, 84vw"
        className={`landscape ${tilt}`}
      />
      <h3 className="mt-6 text-h3 md:text-[1.625rem]">{title}</h3>
      <p className="mt-2 text-ink/85">{blurb}</p>
      <BenefitList benefits={benefits} />
      {demo && <StoryLink slug={demo} />}
    </article>
  );
}
