import { describe, expect, it } from 'vitest';
import { deriveLinkKey } from './link-key';

// The example of docs/decisions/link-with-a-password.md, for those who write another app.
const slug = 'h7nf7-qdkpc-m6bcr';
const key = '463a46f0fd6f3fe6d543ffced98a5e1f5ad330083406696c16193a177837bcbb';

describe('the link key', () => {
  it.each(['Appel Taart', '  appel \t taart\n', 'APPEL TAART', 'Appel\u00a0Taart'])(
    'of %j is that of the documented example',
    async (password) => expect(await deriveLinkKey(password, slug)).toBe(key),
  );

  it.each([
    ['another password', 'appeltaart', slug],
    ['another link', 'Appel Taart', 'h7nf7-qdkpc-m6bcv'],
  ])('differs for %s', async (_, password, ofSlug) =>
    expect(await deriveLinkKey(password, ofSlug)).not.toBe(key),
  );

  it('is the same for a letter and its accent, composed or not', async () =>
    expect(await deriveLinkKey('zoe\u0308', slug)).toBe(await deriveLinkKey('Zo\u00eb', slug)));
});
