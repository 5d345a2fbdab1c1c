/**
 * A non-negative hash of a text (FNV-1a, 32 bits). The inline script of `build/prerender/first-reads.ts` has a
 * copy of it: it must not refer to anything outside itself, and has no `<`.
 */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i !== text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  // Final mixing: ids that differ in their last character must also differ in the low bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
