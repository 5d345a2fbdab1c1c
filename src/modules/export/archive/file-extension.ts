/**
 * Extension by media type. Other extensions are not used, so that a saved file is never executable.
 * `svg` is left out because it can run scripts.
 */
const extensions: Record<string, string> = {
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
const allowed = new Set([...Object.values(extensions), 'jpeg', 'oga', 'm4v']);

/** The extension without a dot: by media type, else from the URL, else `bin`. */
export function extensionOf(type: string, address: string): string {
  const byType = extensions[type.split(';')[0]!.trim().toLowerCase()];
  const inUrl = /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';
  return byType ?? (allowed.has(inUrl) ? inUrl : 'bin');
}
