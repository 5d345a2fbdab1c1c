import { copy } from './copy';
import { daysInMonth, dutchMonths, monthName } from './dutch-months';

/** Which end of a range a field holds: decides which day a mere year or month stands for. */
export type Bound = 'start' | 'end';

/** A day `YYYY-MM-DD` or null for an empty field; or what is wrong, in words for the visitor. */
export type ParsedDate = { date: string | null } | { fault: string };

const fault = copy.dateFault;
const weekday = /^(ma|di|wo|do|vr|za|zo|(maan|dins|woens|donder|vrij|zater|zon)dag)[., ]+/;

/** "mrt" is the one abbreviation that is not the beginning of its month. */
function monthNumber(word: string): number | null {
  const name = word.replace(/\.$/, '');
  if (/^\d{1,2}$/.test(name)) return Number(name);
  if (name === 'mrt') return 3;
  const index = name.length < 3 ? -1 : dutchMonths.findIndex((month) => month.startsWith(name));
  return index < 0 ? null : index + 1;
}

const isYear = (word: string) => /^[1-9]\d{3}$/.test(word);
const pad = (value: number) => String(value).padStart(2, '0');

function dateOf(year: number, month: number | null, day: number | null, bound: Bound): ParsedDate {
  const wantedMonth = month ?? (bound === 'start' ? 1 : 12);
  if (wantedMonth < 1 || wantedMonth > 12) return { fault: fault.month };
  const last = daysInMonth(year, wantedMonth);
  const wantedDay = day ?? (bound === 'start' ? 1 : last);
  if (wantedDay < 1 || wantedDay > last) {
    return { fault: fault.day(`${monthName(wantedMonth)} ${year}`, last) };
  }
  return { date: `${year}-${pad(wantedMonth)}-${pad(wantedDay)}` };
}

/** Day, month and year as words, the year last; a date of the form 1955-5-4 is turned round. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .trim()
    .replace(/[‐-―]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(weekday, '');
  const words = plain.split(/[\s\-/.,]+/).filter(Boolean);
  return words.length > 1 && isYear(words[0] ?? '') ? words.toReversed() : words;
}

/**
 * Reads what people write: 4-5-1955, 4 mei 1955, mei 1955, 1955, 1955-05-04. A century is never
 * guessed. A year or month alone is its first day at the start of a range, its last at the end.
 */
export function parseDutchDate(text: string, bound: Bound): ParsedDate {
  const words = wordsOf(text);
  if (words.length === 0) return text.trim() ? { fault: fault.unreadable } : { date: null };

  const yearWord = words.at(-1) ?? '';
  if (isYear(yearWord) && words.length <= 3) {
    const [monthWord, dayWord] = words.slice(0, -1).toReversed();
    const month = monthWord === undefined ? null : monthNumber(monthWord);
    if (monthWord !== undefined && month === null) return { fault: fault.unreadable };
    if (dayWord !== undefined && !/^\d{1,2}$/.test(dayWord)) return { fault: fault.unreadable };
    return dateOf(Number(yearWord), month, dayWord === undefined ? null : Number(dayWord), bound);
  }

  const shortYear = words.length <= 3 && words.length > 1 && /^'?\d{1,3}$/.test(yearWord);
  const noYear = words.length <= 2 && monthNumber(yearWord) !== null;
  const rest = shortYear ? words.slice(0, -1) : words;
  const readable = rest.every((word) => monthNumber(word) !== null);
  const loneShortYear = words.length === 1 && /^'\d\d$/.test(yearWord);
  if (loneShortYear || ((shortYear || noYear) && readable)) return { fault: fault.year };
  return { fault: fault.unreadable };
}
