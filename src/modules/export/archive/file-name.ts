/** File names that are valid on every operating system. */
import { yearOf } from '@/lib/dates';
import { plainText } from '@shared/plain-text';
import { pad } from '@/lib/numbers';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { labelOf } from '@shared/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';

/** Path separators, wildcards, and characters that only shape others or that only one program knows. */
const forbidden = /[\p{Cf}\p{Co}<>:"/\\|?*]+/gu;
/** Reserved device names on Windows, also with an extension. */
const reservedName = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(\..*)?$/i;
const maxLength = { characters: 80, bytes: 160 };

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function truncateName(text: string): string {
  const characters = Array.from(text).slice(0, maxLength.characters);
  while (bytesOf(characters.join('')) > maxLength.bytes) characters.pop();
  return characters.join('');
}

/** Makes a file name without extension; `fallback` if no valid character is left. */
export function sanitizeFileName(text: string, fallback: string): string {
  const cleaned = plainText(text.normalize('NFC')).replace(forbidden, ' ').replace(/\s+/g, ' ');
  // Leading dots hide a file, and Windows drops dots and spaces at the end.
  const name = truncateName(cleaned.replace(/^[. ]+/, '')).replace(/[. ]+$/, '');
  return reservedName.test(name) ? `_${name}` : name || fallback;
}

/** The known part of the date, so that files sort in story order. */
function formatDatePrefix(item: TimelineItem): string {
  const { dateTime } = formatItemDate(item);
  if (dateTime) return dateTime;
  if (item.item_date === null) return '';
  const year = yearOf(item.item_date);
  const first = year - (year % 10);
  return [first, first + 9].map((end) => pad(end, 4)).join('-');
}

/** `1955-05-04 De trouwdag`, without extension. */
export const itemFileName = (item: TimelineItem) =>
  sanitizeFileName(`${formatDatePrefix(item)} ${labelOf(item)}`, item.id);

const nameKey = (fileName: string) => fileName.normalize('NFKC').toLowerCase();

/** Returns a function that numbers duplicate names; compares without case. */
export function createUniqueNames() {
  const taken = new Set<string>();
  /** By name: the number of its last copy, since a story can have thousands of one name. */
  const copies = new Map<string, number>();
  return (name: string, extension: string): string => {
    const first = nameKey(`${name}.${extension}`);
    for (let copyNumber = (copies.get(first) ?? 0) + 1; ; copyNumber += 1) {
      const fileName = `${name}${copyNumber > 1 ? ` (${copyNumber})` : ''}.${extension}`;
      const key = nameKey(fileName);
      if (taken.has(key)) continue;
      taken.add(key);
      copies.set(first, copyNumber);
      return fileName;
    }
  };
}
