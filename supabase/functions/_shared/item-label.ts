// What an item is called. Used by the site and by the functions.
import { isItemType, sharedItemTypes } from './item-types.ts';
import { plainText } from './plain-text.ts';

const unknownType = 'Gebeurtenis';
const maxLabelLength = 80;

export interface LabelledItem {
  title: string;
  description: string | null;
  item_type: string;
}

const typeName = (type: string) => (isItemType(type) ? sharedItemTypes[type].name : unknownType);

/** The accessible name of an item: its title, else the first line of its text. */
export function labelOf(item: LabelledItem): string {
  const start = plainText(item.title) || plainText(item.description?.trim().split('\n')[0] ?? '');
  if (!start) return typeName(item.item_type);
  const characters = Array.from(start);
  return characters.length > maxLabelLength
    ? `${characters.slice(0, maxLabelLength).join('')}…`
    : start;
}
