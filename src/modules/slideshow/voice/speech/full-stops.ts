/** Which full stops end a sentence. Most abbreviations are told by their form; few by a list. */
import { abbreviations, shortMonths, titles } from './abbreviations';

/** How far a decision looks back, longer than any abbreviation with the number before it, and ahead. */
export const lookBack = 24;
export const lookAhead = 40;

const isShortMonth = new RegExp(`^(?:${shortMonths})$`);

/** Names with a vowel that are written short, before a surname. */
const shortNames = new Set(
  'alb aug barth bern cath chr corn elis gerh hend hendr herm jac joh marg matth nic theod wilh'.split(
    ' ',
  ),
);

/** These often stand at the end of a sentence. */
const atEnd = new Set(['enz', 'etc', 'jl', 'jr', 'sr', 'e.d', 'a.u.b']);

/** Words of a sentence, never of a name, with which the next sentence often begins. */
const firstWords = new Set(
  (
    'aan achter al alle alleen allemaal als altijd anders beide bij binnen boven buiten daar daarna daarom ' +
    'dan dat de deze die dit door dus een één eens eerst elk elke en er eten geen haar had heb hebben heeft ' +
    'heel hem hen het hier hij hoe hun ik in is ja je jij jouw jullie kan kwam later maar men met mijn na ' +
    'naar nadat nee net niemand niet niets nog nooit nu of om omdat onder ons onze ook op over pas rond ' +
    'samen sinds soms te tegen terwijl tijdens toch toen tot tussen uit van vanaf vandaag veel voor waar ' +
    'waarom wanneer want was wat we weer wel welke werd wie wij zal ze zelf zelfs zij zijn zo zoals zodra ' +
    "zonder zou 's 't"
  ).split(' '),
);

/** 'Van den Berg', 'De Wit', 'In ’t Veld'; not 'De film'. */
const surname =
  /^(?:(?:[Ii]n|[Oo]p) (?=['’‘]t|de)|(?:[Vv]an|[Dd]e[nr]?|[Tt]e[nr]?|[Hh]et|['’‘]t) )(?:(?:de[nr]?|te[nr]?|het|['’‘]t) )*\p{Lu}/u;

const isFirstWord = (after: string) =>
  firstWords.has(/^['’‘]?[\p{L}\p{M}]*/u.exec(after)![0].toLowerCase().replace(/[’‘]/, "'"));

/** Whether a sentence begins here for sure: with a quotation, or a word that is no name. */
const beginsSentence = (after: string) =>
  /^["“„«]/.test(after) || (isFirstWord(after) && !surname.test(after));

/** 'Dhr. BOS' is written in capitals, a BV is a company. */
const isCompany = (word: string, after: string) =>
  /^\p{Lu}{2,}$/u.test(word) && !/^\p{Lu}{2}/u.test(after);

/** Letters that no Dutch word has, or ends with: 'mgr', 'Kerkstr', 'huisnr'. */
const isNoWord = (word: string) =>
  /^[b-df-hj-np-tv-xz]{2,5}$/.test(word) || /(?:[dgnpt]r|[gp]l)$/.test(word);

/** Single letters with full stops between them: initials, and `d.w.z`. */
const isInitials = (word: string) => /^(?:\p{L}\.)*\p{L}$/u.test(word);

/** Whether the words before a full stop, in front of a digit, are an abbreviation. */
const isBeforeNumber = (name: string) =>
  /^[\p{L}.]{1,3}$/u.test(name) ||
  isInitials(name) ||
  isNoWord(name) ||
  isShortMonth.test(name) ||
  Object.hasOwn(abbreviations, name);

/** These can be the last word of a sentence, unlike 'mevr.' */
const isSometimesLast = (name: string) =>
  isInitials(name) ||
  isNoWord(name) ||
  isShortMonth.test(name) ||
  /^(?:begr|ged|geh|gem|geref|getr|herv|ned|overl|past|r\.k)$/.test(name);

/** Whether the words before a full stop, in front of a capital or a quotation mark, are an abbreviation. */
function isBeforeName(word: string, hasNumber: boolean, after: string): boolean {
  const name = word.toLowerCase();
  if (isCompany(word, after)) return false;
  if (isSometimesLast(name) && beginsSentence(after)) return false;
  // Jan is a name too.
  if (isShortMonth.test(name) && (hasNumber || word === name)) return true;
  // 'Het kostte 20 fl.'
  if (isNoWord(name)) return !hasNumber;
  return (
    isInitials(word) ||
    shortNames.has(name) ||
    Object.hasOwn(abbreviations, name) ||
    Object.hasOwn(titles, name)
  );
}

/** Small letters, also as in ''s avonds'; ''s Avonds' begins a sentence. */
const goesOn = /^(?:\(|['’‘](?!\p{Ll} ))?\p{Ll}|^['’‘]\p{Ll} \p{Ll}/u;

/** Whether the full stop between these parts of a text ends a sentence. */
export function endsSentence(before: string, after: string): boolean {
  if (goesOn.test(after)) return false;
  const [, number, word = ''] = /(\d\s)?([\p{L}\p{M}\p{N}.'’‘]*)$/u.exec(before)!;
  const name = word.toLowerCase();
  if (word === '' || /\d/.test(word) || atEnd.has(name)) return true;
  return /^['’‘]?\d/.test(after)
    ? !isBeforeNumber(name)
    : !isBeforeName(word, number !== undefined, after);
}
