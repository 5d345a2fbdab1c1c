import { expect, test } from 'vitest';
import { lockScroll } from './lock-scroll';

test('the page scrolls again once the last of what covers it has gone', () => {
  const { classList } = document.documentElement;
  const [first, second] = [lockScroll(), lockScroll()];
  expect(classList).toContain('scroll-locked');
  first();
  expect(classList).toContain('scroll-locked');
  second();
  expect(classList).not.toContain('scroll-locked');
});
