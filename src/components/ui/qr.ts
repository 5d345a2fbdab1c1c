import { encodeQR } from 'qr';
import { oneBitPng } from './one-bit-png';

/** Light modules around the code; the standard requires four. */
const quietZone = 4;

/** The modules of a QR code with its quiet zone; true is dark. */
export const qrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });

/** The dark modules as one SVG path, in which a module is 1 wide. */
export function qrPath(modules: readonly boolean[][]): string {
  let path = '';
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  });
  return path;
}

/** A whole SVG file, black on white. */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const { length } = modules;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${length}" width="1024" height="1024" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${length}v${length}H0z"/><path d="${qrPath(modules)}"/></svg>\n`
  );
}

const leastPixels = 1024;

/** A PNG of at least 1024 pixels a side, each module a whole number of them. */
export function qrPng(text: string): Promise<Blob> {
  const modules = qrModules(text);
  return oneBitPng(modules, Math.ceil(leastPixels / modules.length));
}
