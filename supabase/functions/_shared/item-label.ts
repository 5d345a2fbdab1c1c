// What an item is called. Used by the site and by the functions.
import { plainText } from './plain-text.ts';

const kinds: Record<string, string> = {
  photo: 'Foto',
  video: 'Video',
  audio: 'Geluid',
  text: 'Tekst',
  gif: 'Gif',
};
const unknownKind = 'Gebeurtenis';
const maxLabelLength = 80;

export interface LabelledItem {
  title: string;
  description: string | null;
  item_type: string;
}

export const kindOf = ({ item_type: type }: Pick<LabelledItem, 'item_type'>) =>
  Object.hasOwn(kinds, type) ? kinds[type]! : unknownKind;

/** The accessible name of an item: its title, else the first line of its text. */
export function labelOf(item: LabelledItem): string {
  const start = plainText(item.title) || plainText(item.description?.trim().split('\n')[0] ?? '');
  if (!start) return kindOf(item);
  const characters = Array.from(start);
  return characters.length > maxLabelLength
    ? `${characters.slice(0, maxLabelLength).join('')}…`
    : start;
}
