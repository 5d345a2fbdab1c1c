import { mainId } from '@/navigation/scroll/scroll-and-focus';
import { firstItemLink } from '@/navigation/item-list';
import { filtersId, itemsId, storyParts } from '@/navigation/skip-targets';
import { copy } from '../copy';

interface Props {
  /** Where the browser goes without a script. */
  id: string;
  /** What gets the focus; the content where the page does not have it. */
  to?: string;
  children: string;
}

/** Until the page is taken over, build/prerender/early-input.ts does the same. */
function SkipLink({ id, to = `#${id}`, children }: Props) {
  return (
    <a
      href={`#${id}`}
      data-skip={to}
      className="button absolute top-3 left-3 z-50 not-focus:sr-only"
      onClick={(event) => {
        event.preventDefault();
        const target = document.querySelector<HTMLElement>(to) ?? document.getElementById(mainId)!;
        // A link has the focus by itself; a region does not.
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}

export function SkipLinks() {
  const hasStory = storyParts.use(storyParts.get);
  return (
    <>
      <SkipLink id={mainId}>{copy.skipLink}</SkipLink>
      {hasStory && (
        <>
          <SkipLink id={itemsId} to={firstItemLink}>
            {copy.skipToFirstItem}
          </SkipLink>
          <SkipLink id={filtersId}>{copy.skipToFilters}</SkipLink>
        </>
      )}
    </>
  );
}
