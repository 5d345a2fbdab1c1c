import { expect, test } from 'vitest';
import { encodePart, readListener, signToken } from './access-token.ts';

const secret = 'a secret of this test';
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

const sign = (claims: Record<string, unknown>, key = secret) => signToken(claims, key);

test('the publishable key subscribes as anon', () => {
  expect(readListener('sb_publishable_any', secret)?.role).toBe('anon');
});

test('a valid token gives the role and user of the subscriber', () => {
  const claims = { role: 'authenticated', sub: 'somebody', exp: inAnHour };
  expect(readListener(sign(claims), secret)).toEqual({ role: 'authenticated', claims });
});

const [header = '', payload = '', signature = ''] = sign({ role: 'anon' }).split('.');

test.each([
  ['no token', undefined],
  ['an object', { role: 'service_role' }],
  ['an empty text', ''],
  ['a secret key', 'sb_secret_any'],
  ['another secret', sign({ role: 'authenticated' }, 'another')],
  ['no algorithm', signToken({ role: 'authenticated' }, secret, { alg: 'none' })],
  ['no signature', `${header}.${payload}.`],
  ['other claims', `${header}.${encodePart({ role: 'service_role' })}.${signature}`],
  ['four parts', `${header}.${payload}.${signature}.x`],
  ['no JSON', `${header}.e30x.${signature}`],
  ['an expired token', sign({ role: 'authenticated', exp: inAnHour - 7200 })],
  ['an unknown role', sign({ role: 'postgres' })],
  ['no role', sign({ sub: 'somebody' })],
])('%s is rejected', (_, token) => {
  expect(readListener(token, secret)).toBeUndefined();
});
