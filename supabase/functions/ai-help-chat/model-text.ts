// Sanitises the text of the model, which is not trusted: only plain Dutch with known figures passes.
import { systemTextStart } from './copy.ts';

export interface TextRules {
  /** The input of the model: figures that are not in it are invented. */
  given: string;
  supportEmail: string;
}

const maxLength = 1200;
/** More than an answer can hold with its markup; the rest is not read. */
const maxReadLength = 12_000;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const ownPath = /^\/(?![/\\])[\w\-/#]*$/;
// A repetition of the patterns below begins only where its run of characters begins. Otherwise each
// character of a long run would be a start, and the time would grow with the square of the length.
const schemeAddress = /(?<![a-z\d+.-])[a-z\d+.-]*:\/\/\S*/gi;
const address = /\b(?:www\.|javascript:|data:|vbscript:|file:)\S+/gi;
const host =
  /(?<![@\w.-])(?:[a-z\d-]+\.)+(?:com|net|org|nl|be|de|eu|fr|uk|io|ai|app|dev|info|biz|ru|cn|xyz|top|online|site|shop|link|live|click|me|co|tv|to|ly|example|test)\b(?:[:/]\S*)?/gi;
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const dutch =
  /\b(?:de|het|een|je|jouw|en|is|van|niet|met|voor|dat|die|kun|kunt|kan|op|zijn|wij)\b/gi;
const refusal =
  /^(?:i['’]?m sorry|sorry, (?:but )?i|i can(?:['’]?t|not)|as an ai|als (?:een )?ai\b)/i;

/** Plain text of at most 1,200 characters, or undefined if the text is rejected. */
export function cleanModelText(answer: string, rules: TextRules): string | undefined {
  const text = answer.slice(0, maxReadLength);
  if (text.includes('\uFFFD') || text.includes(systemTextStart) || refusal.test(text.trim())) {
    return undefined;
  }
  const plain = cut(withoutAddresses(withoutMarkup(text), rules.supportEmail)).trim();
  return isDutch(plain) && hasKnownFigures(plain, rules.given) ? plain : undefined;
}

function withoutMarkup(text: string): string {
  return text
    .normalize('NFC')
    .replace(lineBreak, '\n')
    .replace(unseen, (character) => (character === '\n' ? '\n' : ''))
    .replace(/<[^>]*>?/g, '')
    .replace(/!\[[^\][]*\]\([^)]*\)?/g, '')
    .replace(/\[([^\][]*)\]\(([^)\s]*)[^)]*\)?/g, (_, label: string, href: string) =>
      ownPath.test(href) ? `[${label}](${href})` : label,
    )
    .replace(/^[^\S\n]*(?:#{1,6}|>|\*(?!\*))\s+/gm, '')
    .replace(/\*\*|__|`+/g, '');
}

function withoutAddresses(text: string, supportEmail: string): string {
  return text
    .replace(/\bmailto:/gi, '')
    .replace(mail, (found) => (found.replace(/\.$/, '') === supportEmail ? '\u0001' : ''))
    .replace(schemeAddress, '')
    .replace(address, '')
    .replace(host, '')
    .replace(/(^|[\s(])(?:\/\/|\\\\|\/\\)\S*/g, '$1')
    .replaceAll('\u0001', supportEmail)
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([.,;:!?)])/g, '$1')
    .replace(/\n{3,}/g, '\n\n');
}

function cut(text: string): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1);
  const end = Math.max(room.lastIndexOf('. '), room.lastIndexOf('.\n'));
  return end > maxLength / 2 ? room.slice(0, end + 1) : `${room.replace(/\s+\S*$/, '')}…`;
}

function isDutch(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const letters = words.join('').length;
  const small = text.match(dutch)?.length ?? 0;
  return words.length >= 3 && letters > text.length / 2 && small >= words.length / 12;
}

function hasKnownFigures(text: string, given: string): boolean {
  const figures = (from: string) => from.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const known = new Set(figures(given));
  const withoutSteps = text.replace(/^[^\S\n]*\d+[.)]\s/gm, '');
  return figures(withoutSteps).every((figure) => known.has(figure));
}
