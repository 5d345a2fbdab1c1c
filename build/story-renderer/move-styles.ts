// The policy of a story lets a browser apply no `style` attribute, but a style sheet of which it has the
// hash. `leave-first-screen.ts` moves the rules back.
import { decodeHtml } from '../decode-html';

/** Declarations as React writes them; any other text could end its rule, or its sheet. */
const isPlain = (text: string) => !/[<>{}\\]|\/\*|@/.test(text);

/** Replaces the `style` attributes in the markup by the rules of one sheet. */
export function moveStyles<Parts extends Record<string, string>>(parts: Parts) {
  const numbers = new Map<string, number>();
  const move = (html: string) =>
    html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
      const text = decodeHtml(escaped);
      if (!isPlain(text)) return '';
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      return ` data-style="${numbers.get(text)}"`;
    });
  const moved = Object.fromEntries(
    Object.entries(parts).map(([name, html]) => [name, move(html)]),
  ) as Parts;
  const styles = [...numbers].map(([text, number]) => `[data-style="${number}"]{${text}}`).join('');
  return { ...moved, styles };
}
