import { Print } from '@/components/print';
import { BenefitList } from './benefit-list';
import { StoryLink } from './story-link';
import type { UseCase } from './use-cases';

/** A picture, a description and three benefits. */
export function UseCaseCard({ useCase, tilt }: { useCase: UseCase; tilt: string }) {
  const { title, blurb, benefits, picture, alt, demo } = useCase;
  return (
    <article>
      <Print
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
