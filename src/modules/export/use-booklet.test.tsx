import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { timelineSchema } from '@/modules/timeline/rows';
import { useBooklet } from './use-booklet';

afterEach(() => vi.unstubAllGlobals());

it('tells when the browser opens no print dialog', async () => {
  vi.stubGlobal('print', undefined);
  const timeline = timelineSchema.parse({ id: 'a', title: 'Oma Riet' });
  const { result } = renderHook(() => useBooklet({ timeline, items: [], cover: null }));
  await act(async () => result.current.print());
  expect(result.current.state.status).toBe('not-printed');
});
