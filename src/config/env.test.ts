import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from './env';

it('has every setting in .env.example, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, key]) => key!);
  const source = readFileSync('src/config/env.ts', 'utf8');
  const known = [...source.matchAll(/^ {2}(VITE_\w+):/gm)].map(([, key]) => key!);
  expect(named.toSorted()).toEqual(known.toSorted());
});

it('works without any setting', () => {
  expect(readEnv({})).toMatchObject({ VITE_SITE_URL: expect.stringContaining('https://') });
});

it('counts an empty setting as absent', () => {
  expect(readEnv({ VITE_SITE_URL: '', VITE_SUPABASE_URL: '' })).toEqual(readEnv({}));
});

it('takes the slash off the end of an address', () => {
  expect(readEnv({ VITE_SITE_URL: 'https://x.test/' }).VITE_SITE_URL).toBe('https://x.test');
});

it.each(['media.example.nl', 'media.example.nl,cdn.example.nl:8443', 'xn--mller-kva.nl'])(
  'accepts the media hosts %s',
  (list) => expect(readEnv({ VITE_MEDIA_HOSTS: list }).VITE_MEDIA_HOSTS).toBe(list),
);

it.each([
  'https://media.example.nl',
  'media.example.nl/map',
  'media.example.nl, cdn.example.nl',
  'media.example.nl,',
  'Media.example.nl',
  'müller.nl',
  '*.example.nl',
  'media.example.nl.',
  'oma@example.nl',
  "example.nl; script-src 'unsafe-inline'",
  'example.nl:',
  'example',
  '*',
])('refuses the media hosts %s, and says what it expects', (list) => {
  expect(() => readEnv({ VITE_MEDIA_HOSTS: list })).toThrow(
    /VITE_MEDIA_HOSTS[^]*separated by commas without spaces: media.example.nl/,
  );
});
