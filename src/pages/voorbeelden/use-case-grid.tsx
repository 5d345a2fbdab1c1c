import { PhotoPrint } from '@/components/photo-print';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { BenefitList, BenefitRun, StoryLink } from './story-link';
import { copy } from './copy';
import { otherCases, type UseCase } from './use-cases';

interface Spread {
  /** Columns of twelve. */
  span: string;
  /** Text beside the picture: at its right, or at its left. */
  beside?: 'right' | 'left';
  isFirstOfRow?: boolean;
  sizes: string;
  tilt: string;
}

const large = '(min-width: 72rem) 690px, (min-width: 48rem) 58vw, 84vw';
const half = '(min-width: 72rem) 560px, (min-width: 48rem) 44vw, 84vw';
const third = '(min-width: 72rem) 330px, (min-width: 48rem) 44vw, 84vw';

const right: Spread = {
  span: 'md:col-span-12',
  beside: 'right',
  isFirstOfRow: true,
  sizes: large,
  tilt: 'tilt-slight',
};
const left: Spread = { ...right, beside: 'left', tilt: 'tilt-right' };
const five: Spread = { span: 'md:col-span-5', sizes: half, tilt: 'tilt-left' };
const seven: Spread = { span: 'md:col-span-7', sizes: half, tilt: 'tilt-right' };
const small: Spread = { span: 'md:col-span-6 lg:col-span-4', sizes: third, tilt: 'tilt-left' };
const starting = { isFirstOfRow: true };

/** How each use case lies on the page: no two rows that follow each other are alike. */
const spreads: readonly Spread[] = [
  right,
  { ...five, ...starting },
  seven,
  left,
  { ...small, ...starting },
  { ...small, tilt: 'tilt-right' },
  { ...small, span: 'md:col-span-12 lg:col-span-4', tilt: 'tilt-slight' },
  right,
  { ...seven, ...starting, tilt: 'tilt-left' },
  { ...five, tilt: 'tilt-right' },
  left,
  right,
];

/** Twelve use cases along a thread, each with the room its picture asks for. */
export function UseCaseGrid() {
  return (
    <section
      aria-labelledby="meer-voorbeelden"
      className="overflow-x-clip pt-16 pb-20 md:pt-24 md:pb-28"
    >
      <Wrap>
        <SectionHeading id="meer-voorbeelden" heading={copy.grid.heading} lead={copy.grid.lead} />
        <div className="relative mt-12 pl-[min(2.25rem,11vw)] md:mt-16 md:pl-14">
          <div
            aria-hidden="true"
            className="thread absolute -top-6 -bottom-12 left-[0.4375rem] w-0.5"
          />
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-16 md:grid-cols-12 md:gap-y-24 lg:gap-x-12">
            {otherCases.map((useCase, index) => (
              <UseCaseSpread key={useCase.id} useCase={useCase} spread={spreads[index]!} />
            ))}
          </ol>
        </div>
      </Wrap>
    </section>
  );
}

/** A picture, a description and three benefits: as ticks beside a large picture, else as one line of text. */
function UseCaseSpread({ useCase, spread }: { useCase: UseCase; spread: Spread }) {
  const { title, blurb, benefits, picture, alt, demo } = useCase;
  const { span, beside, isFirstOfRow, sizes, tilt } = spread;
  const Benefits = beside ? BenefitList : BenefitRun;
  return (
    <li className={`relative ${span}`}>
      <span
        aria-hidden="true"
        className={`knot absolute top-8 -left-[min(2.25rem,11vw)] md:-left-14 ${isFirstOfRow ? '' : 'md:hidden'}`}
      />
      <article
        className={
          beside &&
          `md:grid md:items-center md:gap-x-8 lg:gap-x-14 ${beside === 'right' ? 'md:grid-cols-[7fr_5fr]' : 'md:grid-cols-[5fr_7fr]'}`
        }
      >
        <PhotoPrint
          src={picture}
          alt={alt}
          sizes={sizes}
          className={`landscape ${tilt} ${beside === 'left' ? 'md:col-start-2' : ''}`}
        />
        <div className={beside === 'left' ? 'md:col-start-1 md:row-start-1' : undefined}>
          <h3
            className={`mt-6 text-h3 ${beside ? 'md:mt-0 md:text-[clamp(1.75rem,1rem+1.8vw,2.25rem)]' : ''}`}
          >
            {title}
          </h3>
          <p className={`mt-2 text-ink/85 ${beside ? 'md:text-lead' : ''}`}>{blurb}</p>
          <Benefits benefits={benefits} />
          {demo && <StoryLink slug={demo} />}
        </div>
      </article>
    </li>
  );
}
