import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page';
import { Providers } from './providers';

const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('broken');
}

it('shows an error page with a reload button when the app crashes', async () => {
  render(
    <Providers>
      <Broken />
    </Providers>,
  );
  expect(screen.getByRole('heading', { name: 'Er ging iets mis op deze pagina' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Laad de pagina opnieuw' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the error page when only the page crashes', async () => {
  const Page = lazyPage(async () => ({ default: Broken }));
  render(<Page />);
  expect(await screen.findByRole('button', { name: 'Laad de pagina opnieuw' })).toBeDefined();
});

it('retries a failed page load', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <h1>Daar is hij</h1> });
  const Page = lazyPage(load);
  render(<Page />);
  await screen.findByRole('heading', { name: 'Deze pagina kwam niet binnen' });
  await userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Daar is hij' })).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it('shows that it is our fault when the code of the page throws', async () => {
  const error = new TypeError('URL.canParse is not a function');
  const Page = lazyPage(() => Promise.reject(error));
  render(<Page />);
  expect(
    await screen.findByRole('heading', { name: 'Er ging iets mis op deze pagina' }),
  ).toBeDefined();
  expect(console.error).toHaveBeenCalledWith(error);
});

it('reloads the document when the chunk no longer exists', async () => {
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer het opnieuw' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps showing the error page while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer het opnieuw' }));
  expect(
    await screen.findByRole('heading', { name: 'Deze pagina kwam niet binnen' }),
  ).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it('waits for the sheets of the page, though not for one that is not requested yet', async () => {
  document.head.innerHTML = '<link data-late><link data-late disabled>';
  const load = vi.fn(async () => ({ default: Broken }));
  let isLoaded = false;
  const loading = lazyPage(load)
    .preload()
    .then(() => (isLoaded = true));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).toBe(false);
  document.querySelector('link')!.dispatchEvent(new Event('load'));
  await loading;
});
