import { execFileSync } from 'node:child_process';

/** A word on a printed page, in points from its top left corner. */
interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface PrintedPage {
  width: number;
  height: number;
  /** From top to bottom. */
  words: Word[];
}

const run = (args: string[], input: Buffer | string = '') =>
  execFileSync('pdftotext', args, { input, maxBuffer: 1e8, stdio: ['pipe', 'pipe', 'ignore'] });

const wordPattern =
  /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)<\/word>/g;

/** The words of each page. */
export function readPdf(pdf: Buffer): PrintedPage[] {
  const text = run(['-bbox', '-', '-'], pdf).toString();
  return [...text.matchAll(/<page width="([^"]+)" height="([^"]+)">([^]*?)<\/page>/g)].map(
    ([, width, height, content = '']) => ({
      width: Number(width),
      height: Number(height),
      words: [...content.matchAll(wordPattern)]
        .map(([, left, top, right, bottom, word = '']) => ({
          text: word,
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        }))
        .toSorted((one, other) => one.top - other.top),
    }),
  );
}
