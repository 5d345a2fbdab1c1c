import type { ReactNode } from 'react';
import type { PageMetadata } from './page-metadata';
import { ThreadPage } from './thread-page';

interface Props {
  metadata: PageMetadata;
  heading: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
  /** Links to other pages. */
  children?: ReactNode;
}

/** A page with only a heading, one sentence and links. */
export function SimplePage({ metadata, heading, text, picture, children }: Props) {
  return (
    <ThreadPage
      metadata={metadata}
      heading={heading}
      lead={text}
      picture={picture}
      actions={children}
    />
  );
}
