import { dayOf, daysInMonth, monthNames } from '@/lib/dates';
import { copy } from './copy';

/** The end of the range: it decides which day a year or month alone stands for. */
export type Bound = 'start' | 'end';

/** A day `YYYY-MM-DD`, null for an empty field, or an error text for the visitor. */
export type ParsedDate = { date: string | null } | { fault: string };

const fault = copy.dateFault;
const weekday = /^(ma|di|wo|do|vr|za|zo|(maan|dins|woens|donder|vrij|zater|zon)dag)[., ]+/;

/** "mrt" is the only abbreviation that is not a prefix of its month. */
function monthNumber(word: string): number | null {
  const name = word.replace(/\.$/, '');
  if (/^\d{1,2}$/.test(name)) return Number(name);
  if (name === 'mrt') return 3;
  const index = name.length < 3 ? -1 : monthNames.findIndex((month) => month.startsWith(name));
  return index < 0 ? null : index + 1;
}

const yearIn = (word: string) => (/^(?!0000)\d{4}$/.test(word) ? Number(word) : null);

function dateOf(year: number, month: number | null, day: number | null, bound: Bound): ParsedDate {
  const wholeMonth = month ?? (bound === 'start' ? 1 : 12);
  if (wholeMonth < 1 || wholeMonth > 12) return { fault: fault.month };
  const last = daysInMonth(year, wholeMonth);
  const wholeDay = day ?? (bound === 'start' ? 1 : last);
  if (wholeDay < 1 || wholeDay > last) {
    return { fault: fault.day(`${monthNames[wholeMonth - 1]} ${year}`, last) };
  }
  return { date: dayOf(year, wholeMonth, wholeDay) };
}

/** Splits the text into words with the year last; a date like 1955-5-4 is reversed. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .trim()
    .replace(/[‐-―]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(weekday, '');
  // A leading minus would be a year before Christ, which a day cannot have.
  if (/^-\d/.test(plain)) return [];
  const words = plain.split(/[\s\-/.,]+/).filter(Boolean);
  const isYearFirst = words.length > 1 && yearIn(words[0] ?? '') !== null;
  return isYearFirst ? words.reverse() : words;
}

/**
 * Parses common Dutch notations: 4-5-1955, 4 mei 1955, mei 1955, 1955, 1955-05-04. Never guesses a
 * century: a year has four digits. A year or month alone is its first day at the start of a range, its
 * last day at the end.
 */
export function parseDutchDate(text: string, bound: Bound): ParsedDate {
  const words = wordsOf(text);
  if (words.length === 0) return text.trim() ? { fault: fault.unreadable } : { date: null };

  const year = yearIn(words.at(-1)!);
  if (year !== null && words.length <= 3) {
    const [monthWord, dayWord] = words.slice(0, -1).reverse();
    const month = monthWord === undefined ? null : monthNumber(monthWord);
    if (monthWord !== undefined && month === null) return { fault: fault.unreadable };
    if (dayWord !== undefined && !/^\d{1,2}$/.test(dayWord)) return { fault: fault.unreadable };
    return dateOf(year, month, dayWord === undefined ? null : Number(dayWord), bound);
  }
  // The year is missing, or has too few digits.
  const isPartOfDate = (word: string) => /^'?\d{1,3}$/.test(word) || monthNumber(word) !== null;
  const hasNoYear = words.length <= 3 && words.every(isPartOfDate);
  return { fault: hasNoYear ? fault.year : fault.unreadable };
}
