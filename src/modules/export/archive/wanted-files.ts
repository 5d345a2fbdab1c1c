import { labelOf } from '@/modules/item-card/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { momentName } from './file-name';
import type { KeptFiles } from './kept-story';

export interface WantedFile {
  address: string;
  /** Its name in the archive, without an ending. */
  name: string;
  /** Where it belongs; one file may be of several moments. */
  uses: { id: string; as: 'media' | 'poster' | 'captions' }[];
  /** What it is called when it does not come. */
  label: string;
}

const kinds = [
  { as: 'media', suffix: '', label: copy.missingMedia },
  { as: 'poster', suffix: ' (beeld)', label: copy.missingPoster },
  { as: 'captions', suffix: ' (ondertiteling)', label: copy.missingCaptions },
] as const satisfies { as: keyof KeptFiles; suffix: string; label: (moment: string) => string }[];

/** The files of these moments, each once, in the order of the story. */
export function wantedFiles(items: readonly TimelineItem[]): WantedFile[] {
  const files = new Map<string, WantedFile>();
  for (const item of items) {
    const { media_url: media, item_type: type, metadata } = item;
    const isFilm = type === 'video';
    const addresses = {
      media,
      poster: isFilm ? metadata.poster_url : null,
      captions: isFilm ? metadata.captions_url : null,
    };
    for (const { as, suffix, label } of kinds) {
      const address = addresses[as];
      if (!address) continue;
      const known = files.get(address);
      const use = { id: item.id, as };
      if (known) known.uses.push(use);
      else {
        const name = momentName(item) + suffix;
        files.set(address, { address, name, uses: [use], label: label(labelOf(item)) });
      }
    }
  }
  return [...files.values()];
}
