/** Texts that were pasted from a word processor hold the entities of HTML, and its own line breaks. */

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    Tab: '\t',
    NewLine: '\n',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    deg: '°',
    euro: '€',
    pound: '£',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    sup2: '²',
    sup3: '³',
    times: '×',
    plusmn: '±',
    sect: '§',
    copy: '©',
    reg: '®',
    trade: '™',
    szlig: 'ß',
    aelig: 'æ',
    AElig: 'Æ',
    oelig: 'œ',
    OElig: 'Œ',
    oslash: 'ø',
    Oslash: 'Ø',
    iexcl: '¡',
    iquest: '¿',
    shy: '\u00ad',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
  }),
);
/** The combining character of a letter with an accent, such as `eacute`. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};

/** The characters that HTML means by the numbers from 128. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Undefined for a number that is no character. */
function characterOf(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return windows1252[code - 0x80];
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

function decodeEntity(entity: string, name: string): string {
  const [, hex, decimal] = /^#(?:x(.+)|(.+))$/i.exec(name) ?? [];
  if (hex) return characterOf(parseInt(hex, 16)) ?? entity;
  if (decimal) return characterOf(Number(decimal)) ?? entity;
  const [, letter, accent] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const mark = accents[accent ?? ''];
  return named.get(name) ?? (mark ? (letter! + mark).normalize('NFC') : entity);
}

/** An entity that was escaped once more, or twice, counts as itself; so the text of a text is the same text. */
const entities = /&(?:amp;)*(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,7}\d{0,2});/gi;
/** Word writes a line break inside a paragraph, and a new page, as a control character. */
const wordBreaks = /[\v\f\x85\u2028\u2029]/g;

/** A text as it was meant. */
export const readWrittenText = (text: string): string =>
  text.replace(entities, decodeEntity).replace(wordBreaks, '\n');
