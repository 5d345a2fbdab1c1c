import { useLayoutEffect, useRef } from 'react';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { site } from '@/config/site';
import { useFeatureEntries } from '@/modules/feature-entry/use-feature-entries';
import { cardSpan } from './card-span';
import { copy } from '../copy';
import { FeatureCard } from './feature-card';
import { fixedEntries } from '../fixed-entries';
import { SkeletonCard } from './skeleton-card';

const skeletonCount = 6;
const skeletons = Array.from({ length: skeletonCount }, (_, index) => index);

/**
 * The features of the backend. The prerendered page and a failed read show the seven fixed ones.
 * While loading, the grid keeps its height to prevent layout shift.
 */
export function FeatureGrid() {
  const state = useFeatureEntries(site.language, 'features');
  const grid = useRef<HTMLUListElement>(null);
  const loading = state.status === 'loading';
  const hasEntries = state.status === 'loaded' && state.entries.length > 0;
  const entries = hasEntries ? state.entries : fixedEntries;

  const height = useRef(0);
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    list.style.minHeight = loading && height.current ? `${height.current}px` : '';
    height.current = list.offsetHeight;
  }, [loading]);

  return (
    <section aria-labelledby="mogelijkheden" className="pt-16 pb-20 md:pt-24 md:pb-28">
      <Wrap>
        <SectionHeading id="mogelijkheden" heading={copy.grid.heading} />
        <output
          className={
            state.status === 'failed' ? 'mt-6 block text-ink/85 md:text-center' : 'sr-only'
          }
        >
          {loading ? copy.grid.loading : state.status === 'failed' && copy.grid.failed}
        </output>
        <ul
          ref={grid}
          aria-busy={loading}
          className="mt-10 -mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-6 md:mt-14 md:grid-cols-6"
        >
          {loading
            ? skeletons.map((index) => (
                <SkeletonCard key={index} className={cardSpan(index, skeletonCount)} />
              ))
            : entries.map((entry, index) => (
                <FeatureCard
                  key={entry.id}
                  entry={entry}
                  hasPictures={entries.some(({ image_url }) => image_url !== null)}
                  className={cardSpan(index, entries.length)}
                />
              ))}
        </ul>
      </Wrap>
    </section>
  );
}
