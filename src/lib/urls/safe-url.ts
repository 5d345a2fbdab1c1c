/**
 * A URL that may be used for a picture, a sound or a link: https without user-info, or a path of
 * our own host. Null for anything else, `javascript:` and `//host` included.
 */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || /[\s\p{Cc}\\<>"]/u.test(address)) return null;
  // An unparsable URL would throw where it is used.
  if (!URL.canParse(address, 'https://a.invalid')) return null;
  return /^https:\/\/[^/?#@]+([/?#]|$)/.test(address) || /^\/([^/]|$)/.test(address)
    ? address
    : null;
}
