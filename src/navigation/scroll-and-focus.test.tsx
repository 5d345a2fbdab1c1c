import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ScrollAndFocus } from './scroll-and-focus';

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const restoredBy = () => window.history.scrollRestoration;

it('the browser restores the offset of a loaded page, and not of one it kept in memory', () => {
  const { unmount } = render(
    <MemoryRouter>
      <ScrollAndFocus />
    </MemoryRouter>,
  );
  comeBack(false);
  expect(restoredBy()).toBe('auto');
  window.dispatchEvent(new Event('pointerdown'));
  expect(restoredBy()).toBe('manual');
  leave();
  expect(restoredBy()).toBe('auto');
  comeBack(true);
  expect(restoredBy()).toBe('manual');
  unmount();
  expect(restoredBy()).toBe('auto');
});
