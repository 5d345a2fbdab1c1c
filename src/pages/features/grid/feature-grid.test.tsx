import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeatureEntry } from '@/modules/feature-entry/rows';
import { copy } from '../copy';
import { fixedEntries } from '../fixed-entries';

const read = vi.fn<typeof import('@/modules/feature-entry/api').readFeatureEntries>();
vi.mock('@/modules/feature-entry/api', () => ({ readFeatureEntries: read }));

const entry = {
  id: 'x',
  title: 'Van de server',
  description: 'Een tekst.',
  image_url: '/demo/a.webp',
  cta_label: 'Verder',
  cta_href: '/pricing',
};
let page: ReactElement;
let MemoryRouter: typeof import('react-router-dom').MemoryRouter;
let requestFailed: Error;
let currentToast: typeof import('@/components/toast/toast-store').currentToast;
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const fixedTitles = fixedEntries.map(({ title }) => title);

// Entries are cached per tab, so each test needs a fresh module.
beforeEach(async () => {
  read.mockReset();
  vi.resetModules();
  const { FeatureGrid } = await import('./feature-grid');
  page = <FeatureGrid />;
  ({ MemoryRouter } = await import('react-router-dom'));
  const { RequestError } = await import('@/lib/http/request-error');
  requestFailed = new RequestError('weg');
  ({ currentToast } = await import('@/components/toast/toast-store'));
});

describe('the feature grid', () => {
  it('prerenders the seven fixed cards', () => {
    const html = renderToString(<MemoryRouter>{page}</MemoryRouter>);
    expect(fixedTitles).toHaveLength(7);
    for (const title of fixedTitles) expect(html).toContain(title);
    expect(html).not.toContain('skeleton');
    expect(read).not.toHaveBeenCalled();
  });

  it('shows six skeletons while it reads the Dutch features of this placement', () => {
    read.mockReturnValue(new Promise(() => {}));
    const { unmount } = render(page, { wrapper: MemoryRouter });
    expect(screen.getAllByTestId('skeleton')).toHaveLength(6);
    expect(titles()).toEqual([]);
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(copy.grid.loading);
    const [request, signal] = read.mock.calls[0]!;
    expect(request).toEqual({ language: 'nl', placement: 'features' });
    unmount();
    expect(signal.aborted).toBe(true);
  });

  it('shows the features of the backend, with their links', async () => {
    const elsewhere = { ...entry, id: 'y', title: 'Elders', cta_href: 'https://example.org/' };
    const bare = { ...entry, id: 'z', title: 'Kaal', image_url: null, cta_label: null };
    read.mockResolvedValue([entry, elsewhere, bare]);
    const { container } = render(page, { wrapper: MemoryRouter });
    await screen.findByText('Van de server');
    expect(titles()).toEqual(['Van de server', 'Elders', 'Kaal']);
    expect(screen.queryByTestId('skeleton')).toBeNull();
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(
      screen.getAllByRole('link', { name: 'Verder' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/pricing', 'https://example.org/']);
  });

  it('shows the fixed cards without a message when the response is empty', async () => {
    read.mockResolvedValue([]);
    render(page, { wrapper: MemoryRouter });
    await screen.findByText('Privacy eerst');
    expect(titles()).toEqual(fixedTitles);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the fixed cards and a status message when the read fails', async () => {
    read.mockRejectedValue(requestFailed);
    render(page, { wrapper: MemoryRouter });
    const line = await screen.findByText(copy.grid.failed);
    expect(line).toBe(screen.getByRole('status'));
    expect(titles()).toEqual(fixedTitles);
    expect(within(line).queryByRole('alert')).toBeNull();
  });

  it('does not call an error of our own code a failed read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    read.mockRejectedValue(new TypeError('x is not a function'));
    render(page, { wrapper: MemoryRouter });
    await screen.findByText('Privacy eerst');
    expect(titles()).toEqual(fixedTitles);
    expect(screen.queryByText(copy.grid.failed)).toBeNull();
    expect(currentToast()?.title).toBe('Er ging iets mis op deze pagina');
    vi.restoreAllMocks();
  });

  it('shows cached entries at once after a remount, and reads them again', async () => {
    read.mockResolvedValueOnce([entry]);
    const { unmount } = render(page, { wrapper: MemoryRouter });
    await screen.findByText('Van de server');
    unmount();

    let respond: (entries: FeatureEntry[]) => void = () => {};
    read.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    render(page, { wrapper: MemoryRouter });
    expect(titles()).toEqual(['Van de server']);
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
    respond([{ ...entry, title: 'Nieuwer' }]);
    await screen.findByText('Nieuwer');
  });

  it('keeps the cached entries when the second read fails', async () => {
    read.mockResolvedValueOnce([entry]);
    const { unmount } = render(page, { wrapper: MemoryRouter });
    await screen.findByText('Van de server');
    unmount();
    read.mockRejectedValueOnce(requestFailed);
    render(page, { wrapper: MemoryRouter });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    await Promise.resolve();
    expect(titles()).toEqual(['Van de server']);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
