import { expect, test } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

const url = 'https://example.supabase.co';
const key = 'sb_publishable_a';
const legacyKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;

test('reads the command line, and the secret key from the environment only', () => {
  const args = [
    `${url}/`,
    key,
    '--slug',
    'oma',
    '--site',
    'https://a.example/',
    '--write',
    '--json',
  ];
  expect(readArguments(args, { SUPABASE_SECRET_KEY: ' sb_secret_a ' })).toEqual({
    url,
    publishableKey: key,
    secretKey: 'sb_secret_a',
    slug: 'oma',
    site: 'https://a.example',
    isWriting: true,
    isJson: true,
  });
  expect(readArguments([url, legacyKey('anon')], {})).toMatchObject({
    secretKey: undefined,
    slug: undefined,
    isWriting: false,
    isJson: false,
  });
});

test.each<[why: string, args: string[], message: string]>([
  ['nothing', [], 'are missing'],
  ['no key', [url], 'are missing'],
  ['a third word', [url, key, 'oma-riet'], 'too many'],
  ['an unknown option', [url, key, '--force'], '--force'],
  ['a word that is no address', ['example', key], 'The project url is not an address'],
  ['an address without encryption', ['http://example.nl', key], 'must begin with https'],
  ['an address with a path', [`${url}/rest/v1`, key], 'more than a host'],
  ['a site with a story', [url, key, '--site', 'https://a.example/public/oma'], 'more than a host'],
  ['a secret key', [url, 'sb_secret_a'], 'A secret key is on the command line'],
  ['a legacy secret key', [url, legacyKey('service_role')], 'A secret key is on the command line'],
  ['--write without the secret key', [url, key, '--write'], 'needs the secret key'],
])('refuses %s', (_, args, message) => {
  expect(() => readArguments(args, {})).toThrow(UsageError);
  expect(() => readArguments(args, {})).toThrow(message);
});
