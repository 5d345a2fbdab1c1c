/** Markup in which every text is only ever text. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | null | undefined | false | readonly Part[];

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markup(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(markup).join('');
  // A null character is no HTML, and half a character no UTF-8.
  return String(part)
    .replace(/\0|\p{Cs}/gu, '\uFFFD')
    .replace(/[&<>"']/g, (sign) => signs[sign]!);
}

/** A template whose values are escaped, in text and in quoted attributes; nothing else may be made. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(strings.reduce((before, string, place) => before + markup(parts[place - 1]) + string));

/** Path of a file beside the page, whatever signs are in its name. */
export const fileLink = (path: string) => path.split('/').map(encodeURIComponent).join('/');
