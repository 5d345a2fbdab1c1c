/**
 * Whether a URL is a path of the site, or begins with one of the prefixes; each ends with a slash. The
 * same as `isOwnUrl` of the viewer, which a function cannot import; a test compares them.
 */
export function isOwnUrl(address: string, prefixes: readonly string[]): boolean {
  const prefix = prefixes.find((one) => address.startsWith(one));
  const path = prefix ? address.slice(prefix.length - 1) : address;
  if (!/^\/(?!\/)/.test(path) || /[\s\p{Cc}\\<>"]/u.test(path)) return false;
  // Servers decode escapes: a dot segment could lead out of the prefix.
  const decoded = path.replace(/[?#].*/, '').replace(/%[0-7][\da-f]/gi, decodeURIComponent);
  return !/[/\\]\.\.?([/\\]|$)|\.(m3u8?|mpd)$/i.test(decoded);
}
