const iterations = 600_000;

/** Capitals and the white space around and between passwords make no difference. */
const normalizePassword = (password: string) =>
  password.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('nl');

/** Browsers have it on a secure connection only. */
export const canDeriveKey = () => globalThis.crypto?.subtle !== undefined;

/**
 * The link key of a password, in 64 hexadecimal digits: PBKDF2 with HMAC-SHA-256, so that the password itself stays
 * on the device. `docs/decisions/link-with-a-password.md` has the reasons for the parameters.
 */
export async function deriveLinkKey(password: string, slug: string): Promise<string> {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey(
    'raw',
    bytesOf(normalizePassword(password)),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', iterations, salt: bytesOf(`anekdotes link:${slug}`) },
    material,
    256,
  );
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
