import type { ReactNode } from 'react';
import type { PageMetadata } from './page-metadata';
import { ThreadPage } from './thread-page';

interface Props {
  metadata: PageMetadata;
  heading: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
  /** Where one can go from here. */
  children?: ReactNode;
}

/** A page that is one sentence long. */
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
