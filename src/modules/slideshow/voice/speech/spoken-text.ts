/** Texts as a person says them. */
import { formatDay, isDay, monthNames } from '@/lib/dates';
import { pad } from '@/lib/numbers';
import { abbreviations, shortMonths, titles } from './abbreviations';

/** "mrt" is the only one that is not a prefix of its month. */
const monthInFull = (_: string, ...names: string[]) =>
  monthNames.find((month) => month.startsWith(names.find(Boolean)!.toLowerCase())) ?? 'maart';

// Not inside a word or an address.
const before = String.raw`(?<![\p{L}\p{N}.])`;
const stop = String.raw`\.(?!\p{L})`;
const listed = Object.keys(abbreviations)
  .join('|')
  .replaceAll('.', String.raw`\.`);
const abbreviated = new RegExp(`${before}(${listed})${stop}`, 'giu');
/** '3 sept 1944', also without a full stop, 'sept. 1944' and 'in sept.' */
const shortMonth = new RegExp(
  String.raw`(?<=\d )(${shortMonths})(?:${stop}|(?= ['’‘]?\d))|${before}(${shortMonths})\.(?= ['’‘]?\d)|(?<=\b(?:in|begin|half|eind|sinds) )(${shortMonths})${stop}`,
  'giu',
);

const days: Record<string, string> = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  za: 'zaterdag',
  zo: 'zondag',
};

/** 'Ⅳ' as 4: a row of characters from one to twelve. */
const numberOf = (numeral: string) => String((numeral.charCodeAt(0) % 16) + 1);

/** A star before a date or a place with one; that of a list stands before other words. */
const bornStar = new RegExp(
  String.raw`${before}\* ?(?=(?:te )?(?:\p{Lu}[\p{L}-]+,? )?(?:ca\. )?(?:\d\d?[-/.]\d\d?[-/.]\d\d|\d\d? (?:${shortMonths}|${monthNames.join('|')})(?!\p{L})|\d{4}(?![\d:])))`,
  'gu',
);

/** A numeral, or letters that are said one by one. */
const isSpelled = (word: string) =>
  /^(?:[IVX]{2,}|[^AEIOUYÀ-Ý]+)$/.test(word) && !Object.hasOwn(abbreviations, word.toLowerCase());

/** Voices spell words in capitals. Those of a text without small letters are words, not abbreviations. */
function withoutCapitals(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{2}[^\p{L}]+\p{Lu}{2}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => (isSpelled(word) ? word : word.toLowerCase()));
}

/** In capitals it is something else: a BV is a company. */
const inFull = (written: string, name: string) =>
  /^\p{Lu}{2}/u.test(name) ? written : abbreviations[name.toLowerCase()]!;

/** `4-5-1955` as `4 mei 1955`, `4-5-'55` as `4 mei 55`; other numbers of that form stay as they are. */
function dateInWords(written: string, date: string, _: string, month: string, year: string) {
  const fullYear = year.length === 4 ? year : `19${year.slice(-2)}`;
  const day = `${fullYear}-${pad(Number(month))}-${pad(Number(date))}`;
  if (!isDay(day)) return written;
  return formatDay(day).replace(/\d+$/, year.replace(/\D/, ''));
}

/** Digit by digit, in the groups in which the number is written. */
const inDigits = (number: string) =>
  (number.match(/\d+/g) ?? []).map((group) => [...group].join(' ')).join(', ');

/** A telephone number of the Netherlands; another number stays as it is. */
function phoneInDigits(number: string) {
  const { length } = number.replace(/\D/g, '');
  const isAbroad = number.startsWith('+');
  if (length !== (isAbroad ? 11 : 10)) return number;
  return `${isAbroad ? 'plus ' : ''}${inDigits(number)}`;
}

const guilders = (_: string, whole: string, cents?: string) =>
  [whole, 'gulden', cents].filter(Boolean).join(' ');

/** In this order, on a text in one line. */
const replacements: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  // The navy.
  [/\bHr\. ?Ms\./g, 'Harer Majesteits'],
  [/\bZr\. ?Ms\./g, 'Zijner Majesteits'],
  // 'Ned. Herv. Kerk', but 'zij was Ned. Herv.'
  [
    new RegExp(
      String.raw`${before}(herv|geref|r\.k)\.(?= (?:kerk|gem\.|gemeente|school|parochie|pastorie|begraafplaats|diaconie)\p{L}*)`,
      'giu',
    ),
    (_, name) => `${abbreviations[name.toLowerCase()]}e`,
  ],
  [
    /(?<![\p{L}\p{N}.])(?:[Ff]l\. ?|f ?|ƒ ?)(\d+(?:\.\d{3})*)(?:[,.](\d\d)(?!\d)|,[-–—=]+)?/gu,
    guilders,
  ],
  [/\btel(?:\.|\.?:) ?(?=[\d(+])/gi, 'telefoon '],
  [bornStar, 'geboren '],
  [shortMonth, monthInFull],
  [/(?<![\p{L}\p{N}.])(ma|di|wo|do|vr|za|zo)\.(?= \d)/giu, (_, day) => days[day.toLowerCase()]!],
  [/(?<!\p{L})([Vv])r\. ?gr\./gu, '$1riendelijke groeten'],
  [abbreviated, inFull],
  [
    /(?<=(?:de|heer|van|door|met|bij|onder|voor|aan|en|,) )(past|kap|burg)\.(?= \p{Lu})/gu,
    (_, title) => titles[title]!,
  ],
  [/(?<=\p{L}{3})str\.(?!\p{L})/gu, 'straat'],
  [/(?<=\p{L}{3})nr\.(?!\p{L})/gu, 'nummer'],
  [/[Ⅰ-Ⅻⅰ-ⅻ]/gu, numberOf],
  [/(?<![\p{L}\p{N}.])[Ss]t\. (?=\p{Lu})/gu, 'Sint '],
  [/† ?/g, 'overleden '],
  [/\bt\/m\b/gi, 'tot en met'],
  [/(?<![\d./-])(\d\d?)([-/.])(\d\d?)\2(\d{4}|['’‘]\d\d|(?<=-)\d\d)(?!\d|[-/.]\d)/g, dateInWords],
  [/(?<![\p{L}\d.,/-])(?:\+31|\(?0)[\d() -]{7,14}\d(?!\d|-)/gu, phoneInDigits],
  [/(?<![\d-])(\d{4}) ?[-–—/] ?['’‘]?(\d{4}|\d\d)(?![\d-])/g, '$1 tot $2'],
  [/['’‘](\d\d) ?[-–—/] ?['’‘](\d\d)\b/g, '$1 tot $2'],
  [/(?<!\p{L})['’‘](\d\d)\b/gu, '$1'],
];

/** A word that was divided at the end of a line; 'voor-' in 'voor- en nadelen' is whole. */
const dividedWord = /(\p{Ll})-[^\S\n]*\n\s*(?!(?:en|of)\b)(?=\p{Ll})/gu;

export function spokenText(text: string): string {
  const oneLine = text.replace(dividedWord, '$1').replace(/\s+/g, ' ').trim();
  return replacements.reduce(
    (said, [written, spoken]) => said.replace(written, spoken as string),
    withoutCapitals(oneLine),
  );
}
