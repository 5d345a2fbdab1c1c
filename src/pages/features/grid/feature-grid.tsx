import { useLayoutEffect, useRef } from 'react';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { site } from '@/config/site';
import { useLazyModule } from '@/lib/use-lazy-module';
import { useFeatureEntries } from '@/modules/feature-entry/use-feature-entries';
import { copy } from '../copy';
import { FeatureCard } from './feature-card';
import { fixedEntries } from '../fixed-entries';

const loadSpecimens = () => import('./specimens');

const skeletonCount = 6;
const skeletons = Array.from({ length: skeletonCount }, (_, index) => index);

/**
 * The features of the backend. The prerendered page and a failed read show the seven fixed ones.
 * While loading, the grid keeps its height to prevent layout shift.
 */
export function FeatureGrid() {
  const state = useFeatureEntries(site.language, 'features');
  const specimens = useLazyModule(loadSpecimens, true);
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
          className="mt-10 -mb-12 grid grid-cols-[minmax(0,1fr)] gap-x-6 md:mt-14 md:grid-cols-6"
        >
          {loading
            ? skeletons.map((index) => (
                <SkeletonCard key={index} className={cardSpan(index, skeletonCount)} />
              ))
            : entries.map((entry, index) => (
                <FeatureCard
                  key={entry.id}
                  entry={entry}
                  specimen={specimens?.specimenOf(entry.title)}
                  className={cardSpan(index, entries.length)}
                />
              ))}
        </ul>
      </Wrap>
    </section>
  );
}

/**
 * The column span of a card in a grid of six, without gaps. Wide screens: three cards per row, and
 * two per row for the rest. Tablets: two per row, and a full-width last card when the count is odd.
 */
export function cardSpan(index: number, count: number): string {
  const inPairs = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  const fromEnd = count - index;
  const wide =
    count === 1 ? 'lg:col-span-6' : fromEnd <= inPairs ? 'lg:col-span-3' : 'lg:col-span-2';
  const tablet = fromEnd === 1 && count % 2 === 1 ? 'md:col-span-6' : 'md:col-span-3';
  return `${tablet} ${wide}`;
}

const bar = 'block h-4 rounded-full bg-line motion-safe:animate-pulse';

function SkeletonCard({ className }: { className: string }) {
  return (
    <li data-testid="skeleton" className={`pb-12 ${className}`} aria-hidden="true">
      <span className="block h-60 rounded-card bg-wash" />
      <span className={`${bar} mt-6 w-2/3`} />
      <span className={`${bar} mt-5`} />
      <span className={`${bar} mt-3 w-4/5`} />
    </li>
  );
}
