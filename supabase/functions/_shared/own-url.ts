/** Of a playlist, which can name files at other hosts. */
export const playlistName = /\.(m3u8?|mpd)$/i;

/**
 * Whether a URL is a path of the site, or begins with one of the prefixes. Each ends with a slash, so
 * user-info, another port or a longer host cannot match. Used by the site and by the functions.
 */
export function isOwnUrl(address: string, prefixes: readonly string[]): boolean {
  const prefix = prefixes.find((one) => address.startsWith(one));
  const path = prefix ? address.slice(prefix.length - 1) : address;
  if (!/^\/(?!\/)/.test(path) || /[\s\p{Cc}\\<>"]/u.test(path)) return false;
  // Servers decode escapes: a dot segment could lead out of the prefix.
  const decoded = path.replace(/[?#].*/, '').replace(/%[0-7][\da-f]/gi, decodeURIComponent);
  return !/[/\\]\.\.?([/\\]|$)/.test(decoded) && !playlistName.test(decoded);
}
