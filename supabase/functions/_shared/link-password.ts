// What counts in the password of a link, and the key that is derived from it. Used by the viewer; a writing app
// uses the same file, or does what `docs/decisions/link-with-a-password.md` says.

const iterations = 600_000;

const notLetters = /[^\p{L}\p{N}]|[\u{2b9}-\u{2ff}]/gu;
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What of a password is compared: letters and digits, without case and marks; of a password without any the text
 * itself, without invisible characters. The lower case comes first, for a sigma at the end of a word, and again for
 * capitals that only the decomposition yields.
 */
export function comparedPassword(password: string): string {
  const plain = password.toLowerCase().normalize('NFKD').toLowerCase().replaceAll('ß', 'ss');
  // The range has apostrophes that Unicode counts as letters.
  return plain.replaceAll(notLetters, '') || plain.replaceAll(invisible, '');
}

/**
 * The link key of a password, in 64 hexadecimal digits: PBKDF2 with HMAC-SHA-256, so that the password itself
 * stays on the device.
 */
export async function deriveLinkKey(password: string, slug: string): Promise<string> {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const compared = bytesOf(comparedPassword(password));
  const material = await crypto.subtle.importKey('raw', compared, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', iterations, salt: bytesOf(`anekdotes link:${slug}`) },
    material,
    256,
  );
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The same for an app that sets a password.
 * @public
 * @throws RangeError where fewer than four characters of it are compared
 */
export async function newLinkKey(password: string, slug: string): Promise<string> {
  if ([...comparedPassword(password)].length < 4) {
    throw new RangeError(
      'A password has at least four letters or digits, or without any four other characters',
    );
  }
  return deriveLinkKey(password, slug);
}
