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
    <a href={links.itemPath(id)} className="item-link user-text">
      {children}
    </a>
  );
}

/** Makes a picture a link, below its own buttons. Not focusable: the title is the keyboard link. */
export function PictureLink({ id, className, children }: Props & { className: string }) {
  const links = useStoryLinks();
  return (
    <div className={`card-content ${className}`}>
      {children}
      {links && (
        <a href={links.itemPath(id)} aria-hidden="true" tabIndex={-1} className="picture-link" />
      )}
    </div>
  );
}
