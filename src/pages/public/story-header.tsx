import { useState } from 'react';
import { LongText } from '@/modules/item-card/long-text';
import type { Timeline } from '@/modules/timeline/rows';
import { storyTitle } from '@/lib/shared/story-summary';
import { copy } from './copy';

interface Props {
  timeline: Timeline;
  /** Short facts under the description; the first is the count. */
  facts: string[];
}

export function StoryHeader({ timeline, facts }: Props) {
  const title = storyTitle(timeline);
  return (
    <header className="pt-8 pb-6 md:pt-14">
      <Logo url={timeline.custom_logo_url} title={title} />
      <p className="inline-block rounded-full bg-accent px-3.5 py-0.5 text-small font-semibold text-white">
        {copy.label}
      </p>
      <h1 className="user-text mt-3 text-h1 outline-none">{title}</h1>
      {timeline.description && (
        <LongText
          text={timeline.description}
          className="mt-3 max-w-[62ch] text-lead"
          clamp="line-clamp-12"
        />
      )}
      {/* Two lines on a phone from the start: the other facts come later, and must not move the page. */}
      <p className="mt-3 min-h-[1.6em] text-muted max-sm:min-h-[3.2em]">
        {facts.map((fact, index) => (
          <span key={fact} className={index === 0 ? 'max-sm:block' : ''}>
            {index > 0 && <span className={index === 1 ? 'max-sm:hidden' : ''}> · </span>}
            <span>{fact}</span>
          </span>
        ))}
      </p>
    </header>
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
      width={72}
      height={72}
      className="mb-4 size-18 object-contain"
      onError={() => setBroken(url)}
    />
  );
}
