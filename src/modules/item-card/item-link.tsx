import type { ReactNode } from 'react';
import { useStoryLinks } from '@/modules/timeline/story-view';

interface Props {
  id: string;
  children: ReactNode;
}

/** A link that opens the item in the lightbox; plain content where items have no URL. */
export function ItemLink({ id, children }: Props) {
  const links = useStoryLinks();
  if (!links) return children;
  return (
    <a
      href={links.itemPath(id)}
      className="user-text -mx-2 -my-2.5 inline-block max-w-[calc(100%+1rem)] px-2 py-2.5 underline-offset-4 hover:underline focus-visible:-outline-offset-6"
    >
      {children}
    </a>
  );
}

/** Makes a picture a link, below its own buttons. Not focusable: the title is the keyboard link. */
export function PictureLink({ id, children }: Props) {
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
