/**
 * An address that may be shown as picture, sound or link: https without user-info, or a path of
 * our own host. Anything else, `javascript:` and `//host` included, is null.
 */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || /[\s\p{Cc}\\<>"]/u.test(address)) return null;
  // What no browser can read would throw wherever it is used.
  if (!URL.canParse(address, 'https://a.invalid')) return null;
  return /^https:\/\/[^/?#@]+([/?#]|$)/.test(address) || /^\/([^/]|$)/.test(address)
    ? address
    : null;
}
