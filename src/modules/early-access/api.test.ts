import { beforeEach, expect, it, vi } from 'vitest';
import { storeSignUp } from './api';

const insert = vi.hoisted(() => vi.fn());
const from = vi.hoisted(() => vi.fn(() => ({ insert })));
vi.mock('@/lib/supabase', () => ({ supabaseRows: () => Promise.resolve({ from }) }));
beforeEach(() => insert.mockReset());

it('stores the address', async () => {
  insert.mockResolvedValue({ error: null });
  await storeSignUp('oma@post.nl');
  expect(from).toHaveBeenCalledWith('early_access_signups');
  expect(insert).toHaveBeenCalledWith({ email: 'oma@post.nl' });
});

it('throws on an error response', async () => {
  insert.mockResolvedValue({ error: { code: '23514', message: 'no address' } });
  await expect(storeSignUp('oma@post.nl')).rejects.toThrow('no address');
});
