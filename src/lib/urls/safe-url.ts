/** An unparsable URL would throw where it is used. Safari 16.4 has no `URL.canParse`. */
function isParsable(address: string): boolean {
  try {
    return Boolean(new URL(address, 'https://a.invalid'));
  } catch {
    return false;
  }
}

/**
 * A URL that may be used for a picture, a sound or a link: https without user-info, or a path of
 * our own host. Null for anything else, `javascript:` and `//host` included.
 */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || /[\s\p{Cc}\\<>"]/u.test(address)) return null;
  if (!isParsable(address)) return null;
  return /^https:\/\/[^/?#@]+([/?#]|$)/.test(address) || /^\/([^/]|$)/.test(address)
    ? address
    : null;
}
