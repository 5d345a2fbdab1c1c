// A black and white PNG, written byte by byte: a browser that protects against fingerprints returns noise
// for the pixels of a canvas, without an error.

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Of the PNG specification, appendix D; without its table, as the files are small. */
function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

export function pngChunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setInt32(8 + data.length, crcOf(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function header(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // One bit a pixel, in grey; the other fields are zero.
  bytes[8] = 1;
  return bytes;
}

/** The lines of pixels: a byte for the filter, none, and then eight pixels a byte; 1 is white. */
function lines(modules: readonly boolean[][], scale: number): Uint8Array<ArrayBuffer> {
  const width = modules[0]!.length * scale;
  const stride = 1 + Math.ceil(width / 8);
  const bytes = new Uint8Array(stride * modules.length * scale);
  modules.forEach((row, y) => {
    const line = bytes.subarray(y * scale * stride, (y * scale + 1) * stride);
    for (let x = 0; x < width; x += 1) {
      if (!row[Math.floor(x / scale)]) line[1 + (x >> 3)]! |= 0x80 >> (x & 7);
    }
    for (let copy = 1; copy < scale; copy += 1) bytes.set(line, (y * scale + copy) * stride);
  });
  return bytes;
}

/** Draws each module as a square of `scale` pixels; true is black. */
export async function oneBitPng(modules: readonly boolean[][], scale: number): Promise<Blob> {
  const zlib = new Blob([lines(modules, scale)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(zlib).arrayBuffer());
  return new Blob(
    [
      new Uint8Array(signature),
      pngChunk('IHDR', header(modules[0]!.length * scale, modules.length * scale)),
      pngChunk('IDAT', data),
      pngChunk('IEND', new Uint8Array()),
    ],
    { type: 'image/png' },
  );
}
