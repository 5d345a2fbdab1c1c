import { afterEach, expect, it, vi } from 'vitest';

const open = async (backend?: string) => {
  vi.resetModules();
  if (backend) vi.stubEnv('VITE_SUPABASE_URL', backend);
  return (await import('./own-url')).ownUrl;
};
afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['/site/a.webp', '/site/a.webp'],
  ['https://elders.example/a.webp', null],
  ['//elders.example/a.webp', null],
  ['javascript:alert(1)', null],
  [null, null],
])('without a hosted backend %s becomes %s', async (given, expected) => {
  expect((await open())(given)).toBe(expected);
});

it.each([
  ['https://ons.supabase.co/storage/v1/a.webp', 'https://ons.supabase.co/storage/v1/a.webp'],
  ['https://ons.supabase.co.elders.example/a.webp', null],
  ['https://ons.supabase.co@elders.example/a.webp', null],
  ['/site/a.webp', '/site/a.webp'],
])('with one %s becomes %s', async (given, expected) => {
  expect((await open('https://ons.supabase.co'))(given)).toBe(expected);
});
