import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeldUrl } from './use-held-url';

test('keeps the first signature of a file, until another file comes', () => {
  const given = ['/a?token=1', '/a?token=2', '/a?token=2#1', '/a?token=3#1', '/b?token=4', null];
  const { result, rerender } = renderHook(({ url }) => useHeldUrl(url), {
    initialProps: { url: null as string | null },
  });
  const held = given.map((url) => {
    rerender({ url });
    return result.current;
  });
  expect(held).toEqual([
    '/a?token=1',
    '/a?token=1',
    '/a?token=2#1',
    '/a?token=2#1',
    '/b?token=4',
    null,
  ]);
});
