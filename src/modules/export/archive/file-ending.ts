/**
 * Endings by what a file says it is. Others are not given: a name must not make a program of it.
 * Nor is `svg`, which runs its scripts when it is opened from a folder.
 */
const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/opus': 'opus',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/flac': 'flac',
  'audio/webm': 'weba',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/ogg': 'ogv',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'application/pdf': 'pdf',
};
const known = new Set([...Object.values(endings), 'jpeg', 'oga', 'm4v']);

/** The ending for a file, without a dot: by its type, else as in its address, else `bin`. */
export function endingOf(type: string, address: string): string {
  const byType = endings[type.split(';')[0]!.trim().toLowerCase()];
  const inAddress = /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';
  return byType ?? (known.has(inAddress) ? inAddress : 'bin');
}
