// MP4, MOV, M4A, HEIC and AVIF files consist of boxes: a size, a name of four letters, a payload.

export interface Box {
  name: string;
  from: number;
  /** Where its payload begins. */
  body: number;
  to: number;
}

export const dataViewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

export const nameAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads the first bytes of a box; undefined if it does not fit between `at` and `limit`. */
export function readBox(head: Uint8Array, at: number, limit: number): Box | undefined {
  if (head.length < 8) return undefined;
  const short = dataViewOf(head).getUint32(0);
  if (short === 1 && head.length < 16) return undefined;
  const size = short === 1 ? Number(dataViewOf(head).getBigUint64(8)) : short || limit - at;
  const body = at + (short === 1 ? 16 : 8);
  const to = at + size;
  return to >= body && to <= limit ? { name: nameAt(head, 4), from: at, body, to } : undefined;
}

/** The boxes in a part of the bytes, up to one that does not fit. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const box = readBox(bytes.subarray(at, Math.min(at + 16, to)), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

export const findBox = (bytes: Uint8Array, parent: Box, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (box, name) => box && boxesIn(bytes, box.body, box.to).find((one) => one.name === name),
    parent,
  );
