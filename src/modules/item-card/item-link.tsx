import type { ReactNode } from 'react';
import { useStoryLinks } from '@/modules/timeline/story-view';

interface Props {
  id: string;
  children: ReactNode;
}

/** A way to one moment, large; just its words where no page gives it an address. */
export function MomentLink({ id, children }: Props) {
  const links = useStoryLinks();
  if (!links) return children;
  return (
    <a
      href={links.itemPath(id)}
      className="own-words -mx-2 -my-2.5 inline-block max-w-[calc(100%+1rem)] px-2 py-2.5 underline-offset-4 hover:underline focus-visible:-outline-offset-6"
    >
      {children}
    </a>
  );
}

/** A picture that opens too, under the buttons it has; the keyboard has the link of its title. */
export function LinkedPicture({ id, children }: Props) {
  const links = useStoryLinks();
  if (!links) return children;
  return (
    <div className="relative isolate [&_button]:z-2">
      {children}
      <a
        href={links.itemPath(id)}
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 z-1 cursor-zoom-in"
      />
    </div>
  );
}
