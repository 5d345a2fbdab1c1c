import { PostgrestError } from '@supabase/postgrest-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '@/lib/http/request-error';
import { storeSignUp } from './api';

const insert = vi.hoisted(() => vi.fn());
const sent = vi.hoisted(() => vi.fn());
const from = vi.hoisted(() => vi.fn(() => ({ insert })));
const supabaseRows = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase', () => ({ supabaseRows }));
beforeEach(() => {
  insert.mockReset().mockReturnValue({ throwOnError: sent });
  sent.mockReset().mockResolvedValue({});
  supabaseRows.mockReset().mockResolvedValue({ from });
});

it('stores the address', async () => {
  expect(await storeSignUp('oma@post.nl')).toBeNull();
  expect(from).toHaveBeenCalledWith('early_access_signups');
  expect(insert).toHaveBeenCalledWith({ email: 'oma@post.nl' });
});

it.each([
  ['a closed list', '42501'],
  ['several addresses', 'PT400'],
  ['too many addresses', 'PT429'],
  ['a full list', 'PT503'],
])('reports a refusal for %s', async (_, code) => {
  sent.mockRejectedValue(new PostgrestError({ code, message: 'no', details: '', hint: '' }));
  expect(await storeSignUp('oma@post.nl')).toBe('refused');
});

it('reports a failure without a response', async () => {
  sent.mockRejectedValue(new ConnectionError('Failed to fetch'));
  expect(await storeSignUp('oma@post.nl')).toBe('notStored');
});

it('does not report an error of our own code as a failed connection', async () => {
  sent.mockRejectedValue(new TypeError('x is not a function'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await storeSignUp('oma@post.nl')).toBe('crashed');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('reports a failure when the client cannot be loaded', async () => {
  supabaseRows.mockRejectedValue(new ConnectionError('offline'));
  expect(await storeSignUp('oma@post.nl')).toBe('notStored');
});
