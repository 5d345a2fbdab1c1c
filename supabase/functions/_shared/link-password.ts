// What counts in the password of a link, and the key that is derived from it. Used by the viewer; a writing app
// uses the same file, or does what `docs/decisions/link-with-a-password.md` says.

const iterations = 600_000;

const notLetters = /[^\p{L}\p{N}]|[\u{2b9}-\u{2ff}]/gu;
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

interface Counted {
  text: string;
  hasLetters: boolean;
}

/**
 * Letters and digits, without case and marks; of a password without any the text itself, without invisible
 * characters. The lower case comes first, for a sigma at the end of a word, and again for capitals that only
 * the decomposition yields.
 */
function countedIn(password: string): Counted {
  const plain = password.toLowerCase().normalize('NFKD').toLowerCase().replaceAll('ß', 'ss');
  // The range has apostrophes that Unicode counts as letters.
  const letters = plain.replaceAll(notLetters, '');
  return letters === ''
    ? { text: plain.replaceAll(invisible, ''), hasLetters: false }
    : { text: letters, hasLetters: true };
}

/** What of a password is compared; empty when nothing of it is. */
export const comparedPassword = (password: string): string => countedIn(password).text;

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
 * @throws RangeError where it has fewer than four letters or digits, except a text without any
 */
export async function newLinkKey(password: string, slug: string): Promise<string> {
  const { text, hasLetters } = countedIn(password);
  if ([...text].length < (hasLetters ? 4 : 1)) {
    throw new RangeError(
      'A password has at least four letters or digits, or other characters alone',
    );
  }
  return deriveLinkKey(password, slug);
}
