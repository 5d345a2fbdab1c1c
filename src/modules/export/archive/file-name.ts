/** File names that every system can store: no signs of theirs, nothing hidden, not too long. */
import { yearOf } from '@/lib/dates';
import { pad } from '@/lib/pad';
import { itemDate } from '@/modules/item-card/item-date/date-words';
import { labelOf } from '@/modules/item-card/item-label';
import type { TimelineItem } from '@/modules/timeline/rows';

/** Control signs, marks that turn the direction of reading, halves of characters, signs of paths. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Devices on Windows, also with an ending. */
const device = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(\..*)?$/i;
const longest = { characters: 80, bytes: 160 };

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function shortened(text: string): string {
  const characters = Array.from(text).slice(0, longest.characters);
  while (bytesOf(characters.join('')) > longest.bytes) characters.pop();
  return characters.join('');
}

/** A text as a name without an ending; `otherwise` where nothing of it is left. */
export function cleanName(text: string, otherwise: string): string {
  const words = text.normalize('NFC').replace(unwanted, ' ').replace(/\s+/g, ' ');
  // Leading dots hide a file, and Windows drops dots and spaces at the end.
  const name = shortened(words.replace(/^[. ]+/, '')).replace(/[. ]+$/, '');
  return device.test(name) ? `_${name}` : name || otherwise;
}

/** As much of the date as is known, so that names sort as the story runs. */
function datePart(item: TimelineItem): string {
  const { dateTime } = itemDate(item);
  if (dateTime) return dateTime;
  if (item.item_date === null) return '';
  const year = yearOf(item.item_date);
  const first = year - (year % 10);
  return [first, first + 9].map((end) => pad(end, 4)).join('-');
}

/** `1955-05-04 De trouwdag`, without an ending. */
export const momentName = (item: TimelineItem) =>
  cleanName(`${datePart(item)} ${labelOf(item)}`, item.id);

/** Answers names of which no two are equal, also where capitals count as small letters. */
export function createNames() {
  const taken = new Set<string>();
  return (name: string, ending: string): string => {
    for (let turn = 1; ; turn += 1) {
      const whole = `${name}${turn > 1 ? ` (${turn})` : ''}.${ending}`;
      const key = whole.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return whole;
    }
  };
}
