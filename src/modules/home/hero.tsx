import type { ReactNode } from 'react';
import { Glyph } from '@/components/glyph';
import { Wrap } from '@/components/ui/wrap';
import { useLazyModule } from '@/lib/use-lazy-module';
import { copy } from './copy';
import { PhotoStack } from './photo-stack';

export interface HeroContent {
  badge: string;
  title: string;
  /** The last words of the title, set in italics. */
  titleEnd?: string;
  subtitle: string;
}

const loadBackground = () => import('./floating-background');

/** The hero of Home: title, links, and three photo prints. */
export function Hero({
  content: { badge, title, titleEnd, subtitle },
  children,
}: {
  content: HeroContent;
  children: ReactNode;
}) {
  const background = useLazyModule(loadBackground, true);
  return (
    <section className="relative isolate">
      <Wrap>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-10 pt-6 md:grid-cols-[1.05fr_1fr] md:pt-14">
          <div className="md:pb-10">
            <p className="inline-block rounded-full bg-accent-wash px-3.5 py-1 text-small font-semibold text-accent">
              {badge}
            </p>
            <h1 className="mt-5 max-w-[9em] text-h1">
              <span>{title}</span>
              {titleEnd && (
                <>
                  {' '}
                  <em className="text-primary">{titleEnd}</em>
                </>
              )}
            </h1>
            <p className="mt-5 max-w-[17em] text-lead text-ink/85">{subtitle}</p>
            <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
            <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-1.5 font-semibold max-md:text-small">
              {copy.hero.promises.map(([shape, promise]) => (
                <li key={shape} className="flex items-center gap-2">
                  <Glyph shape={shape} className="size-4 flex-none text-primary" />
                  <span>{promise}</span>
                </li>
              ))}
            </ul>
          </div>
          <PhotoStack />
        </div>
        <ThreadBend />
      </Wrap>
      {/* Last in tab order, so that the links come before the pause button. */}
      {background && <background.FloatingBackground />}
    </section>
  );
}

/**
 * A curve that connects the thread under the prints to that of the next section: at the centre on
 * wide screens, at the left on a phone. It stretches with the page; the stroke width is constant.
 */
function ThreadBend() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="relative left-[0.4375rem] block h-24 w-[calc(50%-0.4375rem)] stroke-primary md:left-1/2 md:h-36 md:w-[calc((100%-1.5rem)*0.2561+1.5rem-1.5rem*0.5)]"
    >
      <path
        d="M100 0C100 62 0 38 0 100"
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="opacity-70"
      />
    </svg>
  );
}
