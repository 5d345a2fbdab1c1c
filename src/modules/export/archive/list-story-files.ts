import { labelOf } from '@shared/item-label';
import { fileUrl, typeOf, type FileField } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { itemFileName } from './file-name';
import type { ArchivedFiles } from './archived-story';

export interface StoryFile {
  address: string;
  /** Its name in the archive, without extension. */
  name: string;
  /** The items that use the file. */
  uses: { id: string; as: 'media' | 'poster' | 'captions' }[];
  /** Names the file in the list of missing files. */
  label: string;
}

/** What a file is in the archive, by the field that names it. */
const roles = {
  media_url: { as: 'media', suffix: '', label: copy.missingMedia },
  poster_url: { as: 'poster', suffix: ' (beeld)', label: copy.missingPoster },
  captions_url: { as: 'captions', suffix: ' (ondertiteling)', label: copy.missingCaptions },
} as const satisfies Record<
  FileField,
  { as: keyof ArchivedFiles; suffix: string; label: (item: string) => string }
>;

/** With the address of media at another host, which are never fetched. */
const nameOf = (item: TimelineItem) =>
  item.foreignUrl ? copy.elsewhere(labelOf(item), item.foreignUrl) : labelOf(item);

/** The files of the items in story order, without duplicates. */
export function listStoryFiles(items: readonly TimelineItem[]): StoryFile[] {
  const files = new Map<string, StoryFile>();
  for (const item of items) {
    for (const field of typeOf(item).archived) {
      const { as, suffix, label } = roles[field];
      const address = fileUrl(item, field) ?? (as === 'media' ? item.foreignUrl : null);
      if (!address) continue;
      const known = files.get(address);
      const use = { id: item.id, as };
      if (known) known.uses.push(use);
      else {
        const name = itemFileName(item) + suffix;
        files.set(address, { address, name, uses: [use], label: label(nameOf(item)) });
      }
    }
  }
  return [...files.values()];
}
