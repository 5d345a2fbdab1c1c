/** Hold titles, places, devices, and what an editor left behind. */
const privateBoxes = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Tracks of other kinds hold measurements, such as the place at each second. */
const playedTracks = new Set('vide soun auxv pict text sbtl subt clcp tmcd'.split(' '));
/** The boxes that describe a film take some MB; a larger one is left as it is. */
const maxBytes = 64e6;

interface Box {
  name: string;
  /** Where its payload begins. */
  body: number;
  to: number;
}

const nameAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads the first bytes of a box; undefined if it does not fit between `at` and `limit`. */
function readBox(head: Uint8Array, at: number, limit: number): Box | undefined {
  if (head.length < 8) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const short = view.getUint32(0);
  if (short === 1 && head.length < 16) return undefined;
  const size = short === 1 ? Number(view.getBigUint64(8)) : short || limit - at;
  const body = at + (short === 1 ? 16 : 8);
  const to = at + size;
  return to >= body && to <= limit ? { name: nameAt(head, 4), body, to } : undefined;
}

/**
 * Clears the metadata of a film or a recording in their place: nothing may move, because tables hold
 * positions in the file. The data of a track that is removed stay, where no player finds them.
 */
export async function stripFilm(file: Blob): Promise<Blob> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  const parts: BlobPart[] = [];
  let at = 0;
  while (at < file.size) {
    const box = readBox(await read(at, at + 16), at, file.size);
    if (!box) break;
    const isCleared = box.name === 'moov' || privateBoxes.has(box.name);
    if (isCleared && box.to - at <= maxBytes) {
      const bytes = await read(at, box.to);
      clearBoxes(bytes, 0, bytes.length);
      parts.push(bytes);
    } else parts.push(file.slice(at, box.to));
    at = box.to;
  }
  return new Blob([...parts, file.slice(at)], { type: file.type });
}

function clearBoxes(bytes: Uint8Array, from: number, to: number): void {
  for (let at = from, box; (box = readBox(bytes.subarray(at, to), at, to)); at = box.to) {
    if (privateBoxes.has(box.name) || (box.name === 'trak' && !isPlayed(bytes, box))) {
      // Players skip a box with this name.
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4);
      bytes.fill(0, box.body, box.to);
    } else if (box.name === 'moov' || box.name === 'trak') clearBoxes(bytes, box.body, box.to);
  }
}

/** A track without a readable handler counts as played. */
function isPlayed(bytes: Uint8Array, track: Box): boolean {
  const media = findBox(bytes, track, 'mdia');
  const handler = media && findBox(bytes, media, 'hdlr');
  return !handler || playedTracks.has(nameAt(bytes, handler.body + 8));
}

function findBox(bytes: Uint8Array, { body, to }: Box, name: string): Box | undefined {
  for (let at = body, box; (box = readBox(bytes.subarray(at, to), at, to)); at = box.to)
    if (box.name === name) return box;
  return undefined;
}
