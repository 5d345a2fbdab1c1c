import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { RequestError } from '@/lib/http/request-error';
import { fakeIntersection } from '@/testing/fake-intersection';
import { translatePage } from '@/testing/translate-page';
import { ChatBox } from './chat-box';
import { conversation } from './conversation';

const ask = vi.fn();
vi.mock('./api', () => ({ ask: (...all: unknown[]) => ask(...all), prefetchClient: () => {} }));

let comeIntoView: ReturnType<typeof fakeIntersection>;

const draw = () =>
  render(
    <MemoryRouter>
      <ChatBox id="chat" />
    </MemoryRouter>,
  );
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Je vraag' });
const open = async () => {
  draw();
  comeIntoView(true);
  return field();
};
const thread = () => screen.getByRole('region', { name: 'Gesprek met de AI-assistent' });
const notes = () => within(thread()).getAllByRole('listitem');
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Je vraag' }), { target: { value } });
const press = (more: Record<string, unknown> = {}) =>
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Je vraag' }), { key: 'Enter', ...more });
const answered = { response: 'Tot 5 MB.', sources: [] };

beforeEach(() => {
  ask.mockReset().mockResolvedValue(answered);
  comeIntoView = fakeIntersection();
});
afterEach(() => {
  conversation.clear();
  conversation.type('');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('before it comes into view', () => {
  it('shows the greeting and a plain link to the support mail', () => {
    draw();
    expect(screen.getByText(/Ik ben de AI-assistent van Anekdotes/)).toBeDefined();
    const mail = screen.getByRole('link', { name: /Liever een mens/ });
    expect(mail.getAttribute('href')).toBe(`mailto:${site.supportEmail}`);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('loads on its first focus, and keeps that focus', async () => {
    draw();
    const mail = screen.getByRole('link', { name: /Liever een mens/ });
    act(() => mail.focus());
    await field();
    expect(document.activeElement).toBe(mail);
    expect(mail.isConnected).toBe(true);
  });
});

describe('writing', () => {
  it('sends on Enter, and clears the field', async () => {
    const input = await open();
    type(' Hoe groot? ');
    press();
    expect(input.value).toBe('');
    await screen.findByText('Tot 5 MB.');
    expect(ask.mock.calls[0]![0]).toBe('Hoe groot?');
    expect(screen.queryByText('Ik denk na...')).toBeNull();
  });

  it.each([
    ['with Shift', { shiftKey: true }],
    ['while an input method composes', { isComposing: true }],
    ['while an input method composes, by key code', { keyCode: 229 }],
  ])('does not send on Enter %s', async (_, how) => {
    const input = await open();
    type('Hoe groot?');
    press(how);
    expect(ask).not.toHaveBeenCalled();
    expect(input.value).toBe('Hoe groot?');
  });

  it('sends neither only spaces nor during a pending reply, and keeps the text', async () => {
    let reply: (answer: unknown) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    const input = await open();
    type('  \n ');
    press();
    expect(thread().querySelectorAll('ol > li')).toHaveLength(1);
    type('Een');
    fireEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(await screen.findByText('Ik denk na...')).toBeDefined();
    type('Twee');
    press();
    fireEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(input.value).toBe('Twee');
    reply(answered);
    await screen.findByText('Tot 5 MB.');
    press();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  });

  it('shows the count near the limit, and refuses a longer text', async () => {
    const input = await open();
    type('a'.repeat(799));
    expect(screen.queryByText(/van 1\.000 tekens/)).toBeNull();
    type('a'.repeat(900));
    expect(screen.getByText('900 van 1.000 tekens')).toBeDefined();
    type('a'.repeat(1012));
    expect(screen.getByRole('alert').textContent).toContain('Maak hem 12 tekens korter');
    press();
    expect(ask).not.toHaveBeenCalled();
    expect(input.value).toHaveLength(1012);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a conversation', () => {
  it('shows suggestions only with the greeting', async () => {
    await open();
    const suggestion = screen.getByRole('button', { name: 'Wat kost Premium?' });
    fireEvent.click(suggestion);
    expect(screen.queryByText('Misschien wil je weten')).toBeNull();
    expect(document.activeElement).toBe(thread());
    await screen.findByText('Tot 5 MB.');
    fireEvent.click(screen.getByRole('button', { name: 'Gesprek wissen' }));
    expect(screen.getByText('Misschien wil je weten')).toBeDefined();
    expect(thread().querySelectorAll('ol > li')).toHaveLength(1);
    expect(screen.getByText('Het gesprek is gewist.')).toBeDefined();
  });

  it('shows sender and time, and asks for feedback on an answer', async () => {
    await open();
    expect(screen.queryByText('Was dit nuttig?')).toBeNull();
    conversation.send('Hoe groot?');
    await screen.findByText('Tot 5 MB.');
    expect(notes()[1]!.textContent).toMatch(/^Jij\d\d:\d\dHoe groot\?$/);
    const yes = screen.getByRole('button', { name: 'Ja, dit was nuttig' });
    const no = screen.getByRole('button', { name: 'Nee, dit was niet nuttig' });
    fireEvent.click(yes);
    expect(yes.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(no);
    expect([yes, no].map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    fireEvent.click(no);
    expect(no.getAttribute('aria-pressed')).toBe('false');
  });

  it('can be scrolled by keyboard', async () => {
    await open();
    expect(thread().tabIndex).toBe(0);
  });

  it('speaks each reply once, without its sources and the question about it', async () => {
    let reply: (answer: unknown) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    await open();
    expect(screen.queryByRole('log')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Wat kost Premium?' }));
    const log = await screen.findByRole('log');
    expect(log.textContent).toBe('Ik denk na...');
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const added: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        added.push(...[...addedNodes].map(({ textContent }) => textContent));
    });
    observer.observe(log, { childList: true, subtree: true, characterData: true });
    reply({ response: 'Zie /pricing.', sources: [{ title: 'Kosten', path: '/pricing' }] });
    await screen.findByRole('link', { name: 'Kosten' });
    expect(screen.getByRole('log')).toBe(log);
    expect(added).toEqual(['Zie /pricing.']);
    observer.disconnect();
    expect(within(log).queryByRole('button')).toBeNull();
    expect(screen.getByText('Was dit nuttig?').closest('[role=log],[aria-live]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ja, dit was nuttig' }));
    expect(screen.getByText('Dank je.').closest('output')).not.toBeNull();
  });

  it('offers the articles of an unsure answer as buttons, and speaks the chosen answer once', async () => {
    const choices = [
      { title: 'Wat kost het?', path: '/pricing', response: 'Niets.' },
      { title: 'Wie zijn jullie?', path: '/contact', response: 'Wij.' },
      { title: 'Weg', path: 'https://evil.example', response: 'Nee.' },
    ];
    ask.mockResolvedValue({ response: 'Welke?\n\n– Wat kost het?', sources: [], choices });
    await open();
    conversation.send('Hoe groot?');
    const list = await screen.findByRole('list', { name: 'Kies wat je bedoelt' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Wat kost het?',
      'Wie zijn jullie?',
    ]);
    expect(screen.getByRole('log').textContent).toBe(
      'Ik weet niet zeker wat je bedoelt. Gaat het over een van deze?',
    );
    expect(screen.queryByText('Was dit nuttig?')).toBeNull();
    fireEvent.click(buttons[0]!);
    const log = screen.getByRole('log');
    expect(log.textContent).toBe('');
    expect(document.activeElement).toBe(thread());
    await screen.findByText('Niets.');
    expect(screen.getByRole('log')).toBe(log);
    expect(log.textContent).toBe('Niets.');
    expect(screen.getByRole('link', { name: 'Wat kost het?' })).toBeDefined();
    expect(screen.getByText('Was dit nuttig?')).toBeDefined();
    fireEvent.click(within(list).getByRole('button', { name: 'Wie zijn jullie?' }));
    await screen.findByText('Wij.');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('apologises, and retries the question on click', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    ask.mockRejectedValueOnce(Object.assign(new RequestError('no'), { status: 500 }));
    await open();
    conversation.send('Hoe groot?');
    expect(
      await screen.findByText('Sorry, er ging iets mis. Probeer het opnieuw. 😔'),
    ).toBeDefined();
    expect(screen.queryByText('Was dit nuttig?')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Stuur mijn vraag opnieuw' }));
    await screen.findByText('Tot 5 MB.');
    expect(ask.mock.calls.map(([question]) => question as string)).toEqual([
      'Hoe groot?',
      'Hoe groot?',
    ]);
    expect(screen.queryByRole('button', { name: 'Stuur mijn vraag opnieuw' })).toBeNull();
  });

  it('survives navigation to another page and back', async () => {
    const { unmount } = draw();
    comeIntoView(true);
    await field();
    type('Nog niet verstuurd');
    conversation.send('Hoe groot?');
    await screen.findByText('Tot 5 MB.');
    unmount();
    draw();
    expect((await field()).value).toBe('Nog niet verstuurd');
    expect(screen.getByText('Tot 5 MB.')).toBeDefined();
  });

  it('is included in a mail to support', async () => {
    await open();
    conversation.send('Hoe groot?');
    await screen.findByText('Tot 5 MB.');
    const mail = screen.getByRole('link', { name: /Mail dit gesprek/ });
    const address = new URL(mail.getAttribute('href')!);
    expect(address.pathname).toBe(site.supportEmail);
    expect(address.searchParams.get('body')).toMatch(/Jij \(\d\d:\d\d\):\r\nHoe groot\?\r\n/);
    expect(address.searchParams.get('body')).toContain('Tot 5 MB.');
  });
});

it('shows an answer that comes after the page was translated', async () => {
  ask.mockResolvedValue({ response: 'Tot 5 MB. Zie /pricing.', sources: [] });
  await open();
  const stop = translatePage();
  type('Hoe groot?');
  press();
  await screen.findByText('Ik denk na...');
  const answer = await screen.findByText(/^Tot 5 MB/);
  expect(answer.closest('li')?.textContent).toContain('Tot 5 MB. Zie /pricing.');
  expect(screen.queryByText('Ik denk na...')).toBeNull();
  expect(answer.closest('font')).not.toBeNull();
  stop();
});
