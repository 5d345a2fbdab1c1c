import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '@/lib/http/request-error';
import { storeSignUp } from './api';

const insert = vi.hoisted(() => vi.fn());
const from = vi.hoisted(() => vi.fn(() => ({ insert })));
const supabaseRows = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase', () => ({ supabaseRows }));
beforeEach(() => {
  insert.mockReset();
  supabaseRows.mockReset().mockResolvedValue({ from });
});

it('stores the address', async () => {
  insert.mockResolvedValue({ error: null, status: 201 });
  expect(await storeSignUp('oma@post.nl')).toBeNull();
  expect(from).toHaveBeenCalledWith('early_access_signups');
  expect(insert).toHaveBeenCalledWith({ email: 'oma@post.nl' });
});

it.each([
  ['a closed list', '42501', 401],
  ['several addresses', 'PT400', 400],
  ['too many addresses', 'PT429', 429],
  ['a full list', 'PT503', 503],
])('reports a refusal for %s', async (_, code, status) => {
  insert.mockResolvedValue({ error: { code, message: 'no' }, status });
  expect(await storeSignUp('oma@post.nl')).toBe('refused');
});

it('reports a failure without a response', async () => {
  supabaseRows.mockImplementation(async ({ onFailure }) => {
    insert.mockImplementation(async () => {
      onFailure(new ConnectionError('Failed to fetch'));
      return { error: { code: '', message: 'Failed to fetch' }, status: 0 };
    });
    return { from };
  });
  expect(await storeSignUp('oma@post.nl')).toBe('notStored');
});

it('does not report an error of our own code as a failed connection', async () => {
  insert.mockResolvedValue({ error: { code: '', message: 'x is not a function' }, status: 0 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await storeSignUp('oma@post.nl')).toBe('crashed');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('reports a failure when the client cannot be loaded', async () => {
  supabaseRows.mockRejectedValue(new ConnectionError('offline'));
  expect(await storeSignUp('oma@post.nl')).toBe('notStored');
});
