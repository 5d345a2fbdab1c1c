import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeConfirmations } from '@/components/toast/toast-store';
import { copy } from './copy';
import { QrPanel } from './qr-panel';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const refuse = () => {
  throw new TypeError('Not here');
};

it.each([
  ['createObjectURL', copy.saveSvg, () => vi.spyOn(URL, 'createObjectURL')],
  ['createObjectURL', copy.savePng, () => vi.spyOn(URL, 'createObjectURL')],
  ['the click on the link', copy.saveSvg, () => vi.spyOn(HTMLAnchorElement.prototype, 'click')],
])('says so when %s throws: %s', async (_, button, spy) => {
  spy().mockImplementation(refuse);
  render(<QrPanel link="https://anekdotes.example/public/oma-riet" title="Oma Riet" />);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByRole('alert')).textContent).toBe(copy.qrFailed);
  expect(takeConfirmations()).toEqual([]);
});
