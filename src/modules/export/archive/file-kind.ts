/** What a file is, by its first bytes: a server can be wrong about it. */
interface FileKind {
  start: RegExp;
  extension: string;
  /** The extension of the same container when it only holds sound. */
  soundExtension?: string;
}

/** The kinds that a browser shows or plays, and those that readers are offered because it does not. */
const kinds: readonly FileKind[] = [
  { start: /^\xff\xd8/, extension: 'jpg' },
  { start: /^\x89PNG\r\n/, extension: 'png' },
  { start: /^RIFF[^]{4}WEBP/, extension: 'webp' },
  { start: /^GIF8/, extension: 'gif' },
  { start: /^[^]{4}ftyp(?:avi[fs]|m[is]f1[^]{4}(?:[^]{4}){0,8}avi[fs])/, extension: 'avif' },
  { start: /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/, extension: 'heic' },
  { start: /^[^]{4}ftypM4[AB] /, extension: 'm4a' },
  { start: /^[^]{4}ftyp3g/, extension: '3gp' },
  // Files of QuickTime before 2001 have no `ftyp`.
  { start: /^(?:[^]{4}(?:ftypqt {2}|mdat)|\0[^]{3}(?:moov|wide|free|skip))/, extension: 'mov' },
  { start: /^[^]{4}ftyp/, extension: 'mp4', soundExtension: 'm4a' },
  { start: /^[^]E\xdf\xa3[^]*webm/, extension: 'webm', soundExtension: 'weba' },
  { start: /^[^]E\xdf\xa3/, extension: 'mkv', soundExtension: 'mka' },
  { start: /^OggS[^]{24}OpusHead/, extension: 'opus' },
  { start: /^OggS[^]{24}\x80theora/, extension: 'ogv' },
  { start: /^OggS/, extension: 'ogg' },
  { start: /^RIFF[^]{4}WAVE/, extension: 'wav' },
  { start: /^RIFF[^]{4}AVI /, extension: 'avi' },
  { start: /^fLaC/, extension: 'flac' },
  { start: /^#!AMR/, extension: 'amr' },
  { start: /^FORM[^]{4}AIF[FC]/, extension: 'aif' },
  { start: /^caff/, extension: 'caf' },
  { start: /^\xff[\xf0\xf1\xf8\xf9]/, extension: 'aac' },
  { start: /^(?:ID3|\xff[\xe2\xe3\xf2-\xf5\xfa-\xfd])/, extension: 'mp3' },
  { start: /^0&\xb2u\x8ef\xcf/, extension: 'wmv', soundExtension: 'wma' },
  { start: /^(?:II\*\0|MM\0\*)/, extension: 'tif' },
  { start: /^(?:\xff\n|\0\0\0[^]JXL )/, extension: 'jxl' },
  { start: /^BM[^]{4}\0{4}/, extension: 'bmp' },
  { start: /^%PDF-/, extension: 'pdf' },
  { start: /^(?:\xef\xbb\xbf)?WEBVTT/, extension: 'vtt' },
];

/** The kind of a file; undefined if its first bytes tell none. */
export async function kindOf(file: Blob): Promise<FileKind | undefined> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return kinds.find((kind) => kind.start.test(start));
}
