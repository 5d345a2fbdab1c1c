// Draws the share image (og:image) of a page from its title, 1200 by 630 pixels.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const size = { width: 1200, height: 630 };
const ink = '#2a2019';
const paper = '#fbf6ec';
const primary = '#9a3b26';
const accent = '#1e6460';

export type Painter = Awaited<ReturnType<typeof createPainter>>;

export async function createPainter(root: string) {
  await initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  const fonts = ['share-fraunces.ttf', 'share-source-sans-3.ttf'].map((name) =>
    readFileSync(join(root, 'build/fonts', name)),
  );
  const draw = (svg: string, width: number) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: fonts } })
      .render()
      .asPng();
  return {
    shareImage: (title: string, line: string) => draw(shareDrawing(title, line), size.width),
    /** Renders a square SVG to PNG. */
    icon: draw,
  };
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Wraps the text; @throws above three lines, which do not fit in the image */
function wrapToFit(text: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= perLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length > 3) throw new Error(`Too long for a share image: "${text}"`);
  return lines;
}

const textLines = (lines: readonly string[], y: number, height: number) =>
  lines
    .map((line, index) => `<tspan x="240" y="${y + index * height}">${escapeText(line)}</tspan>`)
    .join('');

function shareDrawing(title: string, line: string): string {
  const isLong = title.length > 34;
  const fontSize = isLong ? 76 : 96;
  const titleLines = wrapToFit(title, isLong ? 23 : 17);
  const height = fontSize * 1.12;
  const top = 250 - ((titleLines.length - 1) * height) / 2;
  const under = top + (titleLines.length - 1) * height + 78;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">
    <rect width="1200" height="630" fill="${paper}"/>
    <rect y="522" width="1200" height="108" fill="#f3e7d6"/>
    <path d="M140 0v630" stroke="${primary}" stroke-width="8"/>
    <circle cx="140" cy="${top - fontSize * 0.3}" r="30" fill="${primary}"/>
    <circle cx="140" cy="${under - 10}" r="22" fill="${paper}" stroke="${primary}" stroke-width="8"/>
    <circle cx="140" cy="576" r="22" fill="${accent}"/>
    <text fill="${ink}" font-family="Fraunces Share" font-size="${fontSize}">${textLines(titleLines, top, height)}</text>
    <text fill="#5f5247" font-family="Source Sans Share" font-size="36">${textLines(wrapToFit(line, 52), under, 48)}</text>
    <text x="240" y="590" fill="${ink}" font-family="Fraunces Share" font-size="42">anekdotes</text>
  </svg>`;
}
