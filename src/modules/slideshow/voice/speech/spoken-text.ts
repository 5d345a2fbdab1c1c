import { formatDay, isDay } from '@/lib/dates';
import { pad } from '@/lib/pad';

/** Texts as a person says them, for voices that spell out what they do not know. */

/** Without the last full stop. */
const abbreviations: Record<string, string> = {
  'a.s': 'aanstaande',
  'a.u.b': 'alstublieft',
  bijv: 'bijvoorbeeld',
  blz: 'bladzijde',
  bv: 'bijvoorbeeld',
  ca: 'ongeveer',
  'd.w.z': 'dat wil zeggen',
  dhr: 'de heer',
  dr: 'dokter',
  ds: 'dominee',
  'e.d': 'en dergelijke',
  enz: 'enzovoort',
  etc: 'et cetera',
  fam: 'familie',
  gebr: 'gebroeders',
  'i.p.v': 'in plaats van',
  'i.v.m': 'in verband met',
  jl: 'jongstleden',
  jr: 'junior',
  'm.a.w': 'met andere woorden',
  mevr: 'mevrouw',
  mr: 'meester',
  mw: 'mevrouw',
  'n.a.v': 'naar aanleiding van',
  nl: 'namelijk',
  nr: 'nummer',
  'o.a': 'onder andere',
  omstr: 'omstreeks',
  prof: 'professor',
  resp: 'respectievelijk',
  't.z.t': 'te zijner tijd',
};

/** These often stand at the end of a sentence. */
const atEnd = new Set(['enz', 'etc', 'jl', 'jr', 'e.d', 'a.u.b']);

/** Whether a full stop after this word does not end a sentence. */
export function isAbbreviation(word: string): boolean {
  const name = word.toLowerCase();
  if (atEnd.has(name)) return false;
  // Initials, and `d.w.z`: single letters with full stops between them.
  return Object.hasOwn(abbreviations, name) || name === 'st' || /^(\p{L}\.)*\p{L}$/u.test(word);
}

const escape = (text: string) => text.replaceAll('.', String.raw`\.`);
const abbreviated = new RegExp(
  // Not inside a word or an address.
  String.raw`(?<![\p{L}\p{N}.])(${Object.keys(abbreviations).map(escape).join('|')})\.(?!\p{L})`,
  'giu',
);

/** In capitals it is something else: a BV is a company. */
const inFull = (written: string, name: string) =>
  /^\p{Lu}{2}/u.test(name) ? written : abbreviations[name.toLowerCase()]!;

const tens: Record<string, string> = {
  10: 'tien',
  20: 'twintig',
  30: 'dertig',
  40: 'veertig',
  50: 'vijftig',
  60: 'zestig',
  70: 'zeventig',
  80: 'tachtig',
  90: 'negentig',
};

/** `4-5-1955` as `4 mei 1955`; another number with dashes stays as it is. */
function dateInWords(written: string, date: string, month: string, year: string): string {
  const day = `${year}-${pad(Number(month))}-${pad(Number(date))}`;
  return isDay(day) ? formatDay(day) : written;
}

export function spokenText(text: string): string {
  return text
    .replace(abbreviated, inFull)
    .replace(/(?<![\p{L}\p{N}.])[Ss]t\. (?=\p{Lu})/gu, 'Sint ')
    .replace(/\bt\/m\b/gi, 'tot en met')
    .replace(/(?<![\d-])(\d\d?)[-/](\d\d?)[-/](\d{4})(?![\d-])/g, dateInWords)
    .replace(/\bjaren ['’‘]?([1-9]0)\b/gi, (_, years: string) => `jaren ${tens[years]}`)
    .replace(/(?<![\d-])(\d{4}) ?[-–—] ?['’‘]?(\d{4}|\d\d)(?![\d-])/g, '$1 tot $2')
    .replace(/['’‘](\d\d) ?[-–—] ?['’‘](\d\d)\b/g, '$1 tot $2')
    .replace(/(?<!\p{L})['’‘](\d\d)\b/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
