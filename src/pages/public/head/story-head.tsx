import { useState, type ReactNode } from 'react';
import { LongText } from '@/modules/item-card/long-text';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { storyTitle } from '@shared/story-summary';
import { copy } from '../copy';
import './story-head.css';
import { StoryPrints } from './story-prints';

interface Props {
  timeline: Timeline;
  /** Under the title: the number of items, and what else there is to say. */
  facts: ReactNode;
  items: readonly TimelineItem[];
  /** All items have been read, or cannot be. */
  isComplete: boolean;
  /** The tools. */
  children?: ReactNode;
}

/** The first screen of a story: its pictures, title and text, and the tools. */
export function StoryHead({ timeline, facts, items, isComplete, children }: Props) {
  const title = storyTitle(timeline);
  return (
    <div className="story-head">
      {/* First, so that the text has its place beside it while the document is still arriving. */}
      <StoryPrints items={items} isComplete={isComplete} />
      <div className="min-w-0">
        <header>
          <div className="flex items-center gap-3">
            <Logo url={timeline.custom_logo_url} title={title} />
            <p className="rounded-full bg-accent px-3.5 py-0.5 text-small font-semibold text-white">
              {copy.label}
            </p>
          </div>
          <h1 className="user-text mt-2 text-h1 outline-none md:mt-3">{title}</h1>
          <div className="story-facts">
            <div>{facts}</div>
          </div>
          {timeline.description && (
            <LongText
              text={timeline.description}
              about={title}
              isFolded={timeline.description.length > 240}
              className="mt-2 max-w-[31em] text-lead max-md:leading-normal md:mt-3"
            />
          )}
        </header>
        {children}
      </div>
    </div>
  );
}

/** A logo that fails to load is not rendered. */
function Logo({ url, title }: { url: string | null; title: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) return null;
  return (
    <img
      src={url}
      alt={copy.logo(title)}
      width={44}
      height={44}
      className="size-11 object-contain"
      onError={() => setBroken(url)}
    />
  );
}
