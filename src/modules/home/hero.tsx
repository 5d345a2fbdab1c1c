import type { ReactNode } from 'react';
import { Glyph } from '@/components/glyph';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';
import { FloatingBackground } from './floating-background';
import { PrintStack } from './print-stack';
import { ThreadBend } from './thread-bend';

export interface HeroContent {
  badge: string;
  title: string;
  /** The last words of the title, set in italics. */
  titleEnd?: string;
  subtitle: string;
}

/** The hero of Home: title, links, and three photo prints. */
export function Hero({
  content: { badge, title, titleEnd, subtitle },
  children,
}: {
  content: HeroContent;
  children: ReactNode;
}) {
  return (
    <section className="relative isolate">
      <Wrap>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-12 pt-6 md:grid-cols-[1.05fr_1fr] md:pt-14">
          <div className="md:pb-10">
            <p className="inline-block rounded-full bg-accent-wash px-3.5 py-1 text-small font-semibold text-accent">
              {badge}
            </p>
            <h1 className="mt-5 max-w-[13ch] text-h1">
              <span>{title}</span>
              {titleEnd && (
                <>
                  {' '}
                  <em className="text-primary">{titleEnd}</em>
                </>
              )}
            </h1>
            <p className="mt-5 max-w-[34ch] text-lead text-ink/85">{subtitle}</p>
            <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
            <ul className="mt-7 flex flex-col flex-wrap gap-x-6 gap-y-2 font-semibold lg:flex-row">
              {copy.hero.promises.map(([shape, promise]) => (
                <li key={shape} className="flex items-center gap-2">
                  <Glyph shape={shape} className="size-4 flex-none text-primary" />
                  <span>{promise}</span>
                </li>
              ))}
            </ul>
          </div>
          <PrintStack />
        </div>
        <ThreadBend />
      </Wrap>
      {/* Last in tab order, so that the links come before the pause button. */}
      <FloatingBackground />
    </section>
  );
}
