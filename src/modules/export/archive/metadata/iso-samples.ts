import { findBox, dataViewOf, type Box } from './iso-boxes';

export interface Range {
  from: number;
  to: number;
}

/** Where the data of a track are in the file, from its tables of chunks and of sizes. */
export function sampleRanges(bytes: Uint8Array, track: Box): Range[] {
  const table = (name: string) => {
    const box = findBox(bytes, track, 'mdia', 'minf', 'stbl', name);
    return box && dataViewOf(bytes.subarray(box.body, box.to));
  };
  const sizes = table('stsz');
  const runs = table('stsc');
  const short = table('stco');
  const chunks = short ?? table('co64');
  if (!sizes || !runs || !chunks || sizes.byteLength < 12 || chunks.byteLength < 8) return [];
  const width = short ? 4 : 8;
  const fixed = sizes.getUint32(4);
  const count = Math.min(chunks.getUint32(4), Math.floor((chunks.byteLength - 8) / width));
  const lastSize = sizes.byteLength - 4;
  const ranges: Range[] = [];
  let size = 12;
  let run = 8;
  for (let chunk = 0; chunk < count && run + 12 <= runs.byteLength; chunk += 1) {
    const at = 8 + chunk * width;
    const from = short ? chunks.getUint32(at) : Number(chunks.getBigUint64(at));
    // A run of chunks with as many samples each ends where the next begins.
    if (run + 24 <= runs.byteLength && runs.getUint32(run + 12) <= chunk + 1) run += 12;
    const samples = runs.getUint32(run + 4);
    let length = fixed * samples;
    const listed = fixed === 0 ? samples : 0;
    for (let sample = 0; sample < listed && size <= lastSize; sample += 1, size += 4) {
      length += sizes.getUint32(size);
    }
    ranges.push({ from, to: from + length });
  }
  return ranges;
}
