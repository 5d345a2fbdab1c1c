import { formatDay, isDay, monthNames } from '@/lib/dates';
import { pad } from '@/lib/pad';

/** Texts as a person says them, for voices that spell out what they do not know. */

/** Without the last full stop. */
const abbreviations: Record<string, string> = {
  'a.s': 'aanstaande',
  'a.u.b': 'alstublieft',
  begr: 'begraven',
  bijv: 'bijvoorbeeld',
  blz: 'bladzijde',
  bv: 'bijvoorbeeld',
  ca: 'ongeveer',
  'd.w.z': 'dat wil zeggen',
  dhr: 'de heer',
  dr: 'dokter',
  drs: 'doctorandus',
  ds: 'dominee',
  'e.d': 'en dergelijke',
  enz: 'enzovoort',
  etc: 'et cetera',
  fam: 'familie',
  fl: 'gulden',
  geb: 'geboren',
  gebr: 'gebroeders',
  ged: 'gedoopt',
  geh: 'gehuwd',
  gem: 'gemeente',
  geref: 'Gereformeerd',
  getr: 'getrouwd',
  herv: 'Hervormd',
  hr: 'heer',
  'i.p.v': 'in plaats van',
  'i.v.m': 'in verband met',
  ing: 'ingenieur',
  ir: 'ingenieur',
  jl: 'jongstleden',
  jr: 'junior',
  'm.a.w': 'met andere woorden',
  mej: 'mejuffrouw',
  mevr: 'mevrouw',
  mr: 'meester',
  mw: 'mevrouw',
  'n.a.v': 'naar aanleiding van',
  ned: 'Nederlands',
  nl: 'namelijk',
  nr: 'nummer',
  'o.a': 'onder andere',
  omstr: 'omstreeks',
  overl: 'overleden',
  plm: 'plusminus',
  prof: 'professor',
  'r.k': 'rooms-katholiek',
  resp: 'respectievelijk',
  sr: 'senior',
  't.z.t': 'te zijner tijd',
  wed: 'weduwe',
  wedn: 'weduwnaar',
  zr: 'zuster',
};

/** Of the months, except May, which is whole. */
const shortMonths = 'jan|febr?|mrt|apr|ju[nl]|aug|sept?|okt|nov|dec';
const isShortMonth = new RegExp(`^(?:${shortMonths})$`);

/** "mrt" is the only one that is not a prefix of its month. */
const monthInFull = (_: string, name: string) =>
  monthNames.find((month) => month.startsWith(name.toLowerCase())) ?? 'maart';

/** Said as they are written, but a full stop after these does not end a sentence. */
const otherAbbreviations = new Set(['st', 'tel', 'ms', 'joh', 'jac', 'chr', 'corn', 'wilh', 'th']);

/** These often stand at the end of a sentence. */
const atEnd = new Set(['enz', 'etc', 'jl', 'jr', 'sr', 'e.d', 'a.u.b']);

/** Whether a full stop after these words does not end a sentence. */
export function endsInAbbreviation(words: string): boolean {
  const [, number, word = ''] = /(\d\s)?([\p{L}\p{N}.]*)$/u.exec(words)!;
  const name = word.toLowerCase();
  // 'Het kostte 20 fl.'
  if (atEnd.has(name) || (number && name === 'fl')) return false;
  // Jan is a name too.
  if (isShortMonth.test(name)) return number !== undefined || word !== 'Jan';
  // Initials, and `d.w.z`: single letters with full stops between them.
  const isInitials = /^(\p{L}\.)*\p{L}$/u.test(word);
  return isInitials || Object.hasOwn(abbreviations, name) || otherAbbreviations.has(name);
}

// Not inside a word or an address.
const before = String.raw`(?<![\p{L}\p{N}.])`;
const stop = String.raw`\.(?!\p{L})`;
const listed = Object.keys(abbreviations)
  .join('|')
  .replaceAll('.', String.raw`\.`);
const abbreviated = new RegExp(`${before}(${listed})${stop}`, 'giu');
const shortMonth = new RegExp(`${before}(${shortMonths})${stop}`, 'giu');
/** '3 sept 1944', also without a full stop. */
const dayAndMonth = new RegExp(
  String.raw`(?<=\d )(${shortMonths})(?:${stop}|(?= ['’‘]?\d))`,
  'giu',
);

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
      String.raw`${before}(herv|geref|r\.k)\.(?= (?:kerk|gemeente|school|parochie|pastorie|begraafplaats|diaconie)\p{L}*)`,
      'giu',
    ),
    (_, name) => `${abbreviations[name.toLowerCase()]}e`,
  ],
  [
    /(?<![\p{L}\p{N}.])(?:[Ff]l\. ?|f ?|ƒ ?)(\d+(?:\.\d{3})*)(?:,(?:(\d\d)(?!\d)|[-–—=]+))?/gu,
    guilders,
  ],
  [/\btel(?:\.|\.?:) ?(?=[\d(+])/gi, 'telefoon '],
  [dayAndMonth, monthInFull],
  [shortMonth, (written, name) => (name === 'Jan' ? written : monthInFull(written, name))],
  [abbreviated, inFull],
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
    oneLine,
  );
}
