import { kindOf } from './file-kind';

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
  'application/x-subrip': 'srt',
  'application/pdf': 'pdf',
};
const allowed = new Set([...Object.values(extensions), 'jpeg', 'oga', 'm4v']);
const soundExtensions = new Set(['m4a', 'weba', 'mka', 'wma']);

/** The extension without a dot: by the first bytes, else the media type, else the URL, else `bin`. */
export async function extensionOf(file: Blob, address: string): Promise<string> {
  const type = file.type.split(';')[0]!.trim().toLowerCase();
  const inUrl = /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';
  const kind = await kindOf(file);
  const isSound = type.startsWith('audio/') || soundExtensions.has(inUrl);
  if (kind) return (isSound && kind.soundExtension) || kind.extension;
  return extensions[type] ?? (allowed.has(inUrl) ? inUrl : 'bin');
}
