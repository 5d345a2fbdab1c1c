import { boxesIn, findBox, nameAt, readBox, type Box } from './iso-boxes';
import { privateExtents } from './iso-items';
import { sampleRanges, type Range } from './iso-samples';

/** A part of the file that gets other bytes; zeros if none are given. */
interface Edit extends Range {
  bytes?: Uint8Array<ArrayBuffer>;
}

const privateBoxes = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Tracks of other kinds hold measurements, such as the place at each second. */
const playedTracks = new Set('vide soun auxv pict text sbtl subt clcp tmcd'.split(' '));
/** The boxes that describe a film take some MB; a larger one is left as it is. */
const maxBytes = 64e6;
/** What begins Exif data without an entry: the offset of the TIFF structure, its head, no tags. */
const noExif = new Uint8Array([0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]);

/**
 * Clears the metadata of a film, a recording, or an HEIC or AVIF picture in their place: nothing may move,
 * because tables hold positions in the file. How a picture is turned is not part of them.
 */
export async function stripIso(file: Blob): Promise<Blob> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  let edits: Edit[] = [];
  for (let at = 0; at < file.size;) {
    const box = readBox(await read(at, at + 16), at, file.size);
    if (!box) break;
    at = box.to;
    const isPrivate = box.name === 'moov' || privateBoxes.has(box.name);
    if (!isPrivate || box.to - box.from > maxBytes) continue;
    const bytes = await read(box.from, box.to);
    edits = edits.concat(editsOf(bytes, box));
  }
  return edits.length > 0 ? withEdits(file, edits) : file;
}

function editsOf(bytes: Uint8Array<ArrayBuffer>, { name, from, body, to }: Box): Edit[] {
  const box: Box = { name, from: 0, body: body - from, to: to - from };
  if (name === 'moov') return [...clearMovie(bytes, box), { from, to, bytes }];
  // Behind the version of the box. In a picture it also says how to decode.
  const content = { ...box, body: box.body + 4 };
  const handler = name === 'meta' && findBox(bytes, content, 'hdlr');
  if (handler && nameAt(bytes, handler.body + 8) === 'pict')
    return clearItems(bytes, content, from);
  freeBox(bytes, box);
  return [{ from, to, bytes }];
}

/** Players skip a box with this name. */
function freeBox(bytes: Uint8Array, box: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], box.from + 4);
  bytes.fill(0, box.body, box.to);
}

/** Clears the boxes of a film, and returns where the data of the removed tracks are. */
function clearMovie(bytes: Uint8Array, movie: Box): Range[] {
  let ranges: Range[] = [];
  for (const box of boxesIn(bytes, movie.body, movie.to)) {
    if (privateBoxes.has(box.name)) freeBox(bytes, box);
    if (box.name !== 'trak') continue;
    const handler = findBox(bytes, box, 'mdia', 'hdlr');
    if (handler && !playedTracks.has(nameAt(bytes, handler.body + 8))) {
      ranges = ranges.concat(sampleRanges(bytes, box));
      freeBox(bytes, box);
      continue;
    }
    for (const child of boxesIn(bytes, box.body, box.to)) {
      if (privateBoxes.has(child.name)) freeBox(bytes, child);
    }
  }
  return ranges;
}

function clearItems(bytes: Uint8Array, meta: Box, offset: number): Edit[] {
  try {
    return privateExtents(bytes, meta, offset).flatMap(({ from, to }): Edit[] => {
      const rest = from + noExif.length;
      return rest > to
        ? [{ from, to }]
        : [
            { from, to: rest, bytes: noExif },
            { from: rest, to },
          ];
    });
  } catch {
    // The tables are cut off: no reader finds the data either.
    return [];
  }
}

function withEdits(file: Blob, edits: Edit[]): Blob {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  let at = 0;
  edits.sort((a, b) => a.from - b.from);
  for (const { from, to, bytes } of edits) {
    // A hostile file can name the same part many times.
    const [start, end] = [Math.max(from, at), Math.min(to, file.size)];
    if (start >= end) continue;
    const edit = bytes?.subarray(start - from, end - from) ?? new Uint8Array(end - start);
    parts.push(file.slice(at, start), edit);
    at = end;
  }
  return new Blob([...parts, file.slice(at)], { type: file.type });
}
