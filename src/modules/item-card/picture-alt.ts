import type { TimelineItem } from '@/modules/timeline/rows';

/** What a picture shows; empty without a description, since its title and text stand beside it. */
export const pictureAlt = ({ metadata }: Pick<TimelineItem, 'metadata'>) =>
  metadata.alt_text?.trim() ?? '';
