import { fileUrl, typeOf } from '../item-types';
import type { TimelineItem } from '../rows';
import { unsignedUrl } from './media-path';

/** The unsigned URLs of the private files of an item. */
export const fileUrlsOf = (item: TimelineItem) =>
  typeOf(item)
    .files.map((field) => fileUrl(item, field))
    .filter((url) => url?.startsWith(unsignedUrl('timeline-media/'))) as string[];
