import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeConfirmations } from '@/components/toast/toast-store';
import { createItem } from '@/modules/timeline/fixtures';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import { translatePage } from '@/testing/translate-page';
import { ItemActions } from './item-actions';

const links = {
  storyPath: '/public/oma-riet',
  itemPath: (id: string) => `/public/oma-riet/moment/${id}?soort=foto`,
};
const show = (row: Record<string, unknown> = {}, onClick = vi.fn()) => {
  render(
    <StoryLinksContext value={links}>
      <div role="presentation" onClick={onClick}>
        <ItemActions item={createItem(row)} />
      </div>
    </StoryLinksContext>,
  );
  return { onClick, save: screen.getByRole('button', { name: 'Opslaan' }) };
};

const expectConfirmed = (message: string) =>
  vi.waitFor(() => expect(takeConfirmations()).toEqual([message]), { timeout: 10_000 });

let saved: { name: string; blob: Blob }[];
beforeEach(() => {
  saved = [];
  let latest: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: latest });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('saves a photo under its date and title', async () => {
  const response = new Response('plaatje', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await userEvent.click(show().save);
  await expectConfirmed('Opgeslagen bij je downloads');
  expect(saved.map(({ name }) => name)).toEqual(['1955-05-04 De trouwdag.webp']);
});

it('keeps a saved file as a link until its panel closes', async () => {
  const response = new Response('plaatje', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  await userEvent.click(show().save);
  const link = await screen.findByRole('link', { name: 'Open het bestand' });
  expect(link.parentElement!.textContent).toBe('Niet gekregen? Open het bestand');
  expect(link.getAttribute('href')).toBe('blob:x');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.hasAttribute('download')).toBe(false);
  expect(revoke).not.toHaveBeenCalled();
  cleanup();
  expect(revoke).toHaveBeenCalledWith('blob:x');
  await expectConfirmed('Opgeslagen bij je downloads');
});

it('offers a file that a tab does not show, or that could run a script, as a download', async () => {
  const response = new Response('<script>', { headers: { 'content-type': 'text/xml' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await userEvent.click(show({ media_url: '/a.xml' }).save);
  const link = await screen.findByRole('link', { name: 'Open het bestand' });
  expect(link.getAttribute('download')).toBe('1955-05-04 De trouwdag.bin');
  await expectConfirmed('Opgeslagen bij je downloads');
});

it('saves a text item as a text file', async () => {
  const { save } = show({
    item_type: 'text',
    media_url: null,
    metadata: { location_name: 'Amsterdam' },
  });
  await userEvent.click(save);
  await expectConfirmed('Opgeslagen bij je downloads');
  expect(saved[0]?.name).toBe('1955-05-04 De trouwdag.txt');
  expect(await saved[0]?.blob.text()).toBe(
    'De trouwdag\r\n\r\n4 mei 1955 · Amsterdam · Karel Jansen\r\n\r\nHet regende pijpenstelen.\r\n',
  );
});

it('links to a file on another host', async () => {
  await userEvent.click(show({ media_url: 'https://elders.test/foto.jpg' }).save);
  const link = await screen.findByRole('link', { name: 'Open het in een nieuw tabblad' });
  expect(link.getAttribute('href')).toBe('https://elders.test/foto.jpg');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(saved).toEqual([]);
});

it('links to a drawing, which can run scripts, instead of saving it', async () => {
  const response = new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await userEvent.click(show({ media_url: '/demo/kaart.svg' }).save);
  expect(await screen.findByText(/open het bestand zelf/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open het in een nieuw tabblad' });
  expect(link.getAttribute('href')).toBe('/demo/kaart.svg');
  expect(saved).toEqual([]);
});

it('shows an error when saving fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(show().save);
  expect(await screen.findByText(/Opslaan lukte niet/)).toBeDefined();
});

it.each([
  ['createObjectURL', () => vi.spyOn(URL, 'createObjectURL')],
  ['the click on the link', () => vi.spyOn(HTMLAnchorElement.prototype, 'click')],
])('shows an error and a link when %s throws', async (_, spy) => {
  spy().mockImplementation(() => {
    throw new TypeError('Not here');
  });
  const response = new Response('plaatje', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await userEvent.click(show().save);
  expect(await screen.findByText(/Opslaan lukte niet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open het in een nieuw tabblad' })).toBeDefined();
  expect(takeConfirmations()).toEqual([]);
});

it('leaves out the link to the saved file where the browser makes none', async () => {
  vi.spyOn(URL, 'createObjectURL')
    .mockImplementationOnce(() => 'blob:x')
    .mockImplementation(() => {
      throw new TypeError('Not here');
    });
  const response = new Response('plaatje', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await userEvent.click(show().save);
  await expectConfirmed('Opgeslagen bij je downloads');
  expect(screen.queryByRole('link', { name: 'Open het bestand' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDefined();
});

it('shows progress and can be stopped', async () => {
  let signal: AbortSignal | undefined | null;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new Uint8Array(42)),
    });
    const headers = { 'content-type': 'video/mp4', 'content-length': '100' };
    return Promise.resolve(new Response(body, { headers }));
  });
  await userEvent.click(show().save);
  await userEvent.click(await screen.findByRole('button', { name: '42% – stoppen' }));
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDefined();
  expect(signal?.aborted).toBe(true);
});

it('shares the link of the item, with the filter only on request', async () => {
  const { onClick } = show();
  const button = screen.getByRole('button', { name: 'Delen' });
  await userEvent.click(button);
  onClick.mockClear();
  await screen.findByRole('dialog', { name: 'Deze gebeurtenis delen' });
  const whatsApp = () => {
    const link = screen.getByRole('link', { name: /WhatsApp/ });
    return new URL(link.getAttribute('href')!).searchParams.get('text');
  };
  expect(whatsApp()).toMatch(/^De trouwdag, 4 mei 1955\nhttp.*\/moment\/[\da-f-]{36}$/);
  await userEvent.click(screen.getByRole('checkbox', { name: /Met mijn filter/ }));
  expect(whatsApp()).toMatch(/\?soort=foto$/);
  // Events in the dialog do not bubble to its opener.
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  await expectConfirmed('Link gekopieerd');
  expect(await navigator.clipboard.readText()).toMatch(/\?soort=foto$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('shows progress after the page was translated', async () => {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(42)) });
  const headers = { 'content-type': 'video/mp4', 'content-length': '100' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
  const { save } = show();
  const stop = translatePage();
  await userEvent.click(save);
  await userEvent.click(await screen.findByRole('button', { name: '42% – stoppen' }));
  expect(await screen.findByRole('button', { name: 'Opslaan' })).toBeDefined();
  stop();
});
