import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '@/lib/http/request-error';
import { currentToast } from '@/components/toast/toast-store';
import { createConversation, type Ask } from './conversation';

const answers = () => {
  const calls: { message: string; signal: AbortSignal }[] = [];
  const settle: { resolve: (reply: unknown) => void; reject: (error: unknown) => void }[] = [];
  const ask: Ask = (message, signal) => {
    calls.push({ message, signal });
    return new Promise((resolve, reject) => {
      settle.push({ resolve: resolve as (reply: unknown) => void, reject });
    });
  };
  return { ask, calls, settle };
};
const open = () => {
  const { ask, calls, settle } = answers();
  const conversation = createConversation(ask);
  const texts = () => conversation.current().messages.map(({ text }) => text);
  return { ...conversation, texts, calls, settle };
};
/** As `api.ts` throws it. */
const noAnswer = (reason: { status?: number; retryAfterSeconds?: number }, message = 'no') =>
  Object.assign(new RequestError(message), reason);
const later = () => new Promise<void>((resolve) => queueMicrotask(resolve)).then(() => undefined);
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await later();
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('starts with one greeting', () => {
  const { current } = open();
  const { messages, isBusy } = current();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ isUser: false });
  expect(messages[0]!.text).toContain('AI-assistent');
  expect(isBusy).toBe(false);
});

it('adds the question and “Ik denk na...”, which the reply replaces', async () => {
  const { send, current, texts, calls, settle } = open();
  expect(send('  Wat kost het? ')).toBe(true);
  expect(calls[0]!.message).toBe('Wat kost het?');
  expect(texts().slice(1)).toEqual(['Wat kost het?', 'Ik denk na...']);
  expect(current().isBusy).toBe(true);
  const loading = current().messages[2]!;
  expect(loading).toMatchObject({ isUser: false, isLoading: true });

  const sources = [{ title: 'Prijzen', path: '/help/wat-kost-het' }];
  settle[0]!.resolve({ response: 'Niets.', sources });
  await settled();
  const reply = current().messages[2]!;
  expect(reply).toMatchObject({ id: loading.id, text: 'Niets.', isUser: false, sources });
  expect(reply.isLoading).toBeUndefined();
  expect(current().isBusy).toBe(false);
  expect(texts()).toHaveLength(3);
});

it.each(['', ' ', '\n\t ', '\u00a0'])('does not send %j', (text) => {
  const { send, calls, texts } = open();
  expect(send(text)).toBe(false);
  expect(calls).toEqual([]);
  expect(texts()).toHaveLength(1);
});

it('sends nothing while a reply is pending', async () => {
  const { send, calls, settle } = open();
  send('Een');
  expect(send('Twee')).toBe(false);
  expect(calls).toHaveLength(1);
  settle[0]!.resolve({ response: 'Ja.', sources: [] });
  await settled();
  expect(send('Twee')).toBe(true);
});

it.each([
  [1000, true],
  [1001, false],
])('a question of %d characters is sent: %s', (length, isSent) => {
  expect(open().send(` ${'a'.repeat(length)}\n`)).toBe(isSent);
});

it('apologises without an answer, and logs only the status', async () => {
  const { send, current, texts, settle } = open();
  send('Mijn geheim');
  settle[0]!.reject(noAnswer({ status: 500 }, 'Mijn geheim'));
  await settled();
  expect(texts()[2]).toBe('Sorry, er ging iets mis. Probeer het opnieuw. 😔');
  expect(current().messages[2]!.unanswered).toBe('Mijn geheim');
  expect(current().isBusy).toBe(false);
  const logged = vi.mocked(console.error).mock.calls;
  expect(logged).toHaveLength(1);
  expect(String(logged)).toContain('500');
  expect(String(logged)).not.toContain('geheim');
});

it.each([
  [40, 'over 40 seconden'],
  [1, 'over 1 seconde'],
  [300, 'over 5 minuten'],
  [undefined, 'over een minuut'],
])('a rate limit of %s seconds says: %s', async (retryAfterSeconds, when) => {
  const { send, texts, settle } = open();
  send('Nog een?');
  settle[0]!.reject(noAnswer({ status: 429, retryAfterSeconds }));
  await settled();
  expect(texts()[2]).toContain(`Probeer het ${when} opnieuw`);
});

it.each([undefined, 400, 413, 429, 500, 503])(
  'begins with the apology, whatever failed (status %s)',
  async (status) => {
    const { send, texts, settle } = open();
    send('Nog een?');
    settle[0]!.reject(noAnswer({ status }));
    await settled();
    expect(texts()[2]).toMatch(/^Sorry, er ging iets mis\. Probeer het opnieuw\. 😔/);
  },
);

it('an error of our own code is not an answer that failed', async () => {
  const { send, current, texts, settle } = open();
  send('Nog een?');
  settle[0]!.reject(new TypeError('x is not a function'));
  await settled();
  expect(texts()[2]).toBe('Er ging iets mis op deze pagina');
  expect(current().messages[2]!.unanswered).toBe('Nog een?');
  expect(currentToast()).toMatchObject({ title: texts()[2], offersReload: true });
});

it('shows only the greeting after clearing, also when a reply is pending', async () => {
  const { send, clear, current, texts, calls, settle } = open();
  send('Wat kost het?');
  clear();
  expect(texts()).toHaveLength(1);
  expect(current().isBusy).toBe(false);
  expect(calls[0]!.signal.aborted).toBe(true);
  send('Nieuw');
  settle[0]!.resolve({ response: 'Te laat.', sources: [] });
  await settled();
  expect(texts().slice(1)).toEqual(['Nieuw', 'Ik denk na...']);
  expect(current().isBusy).toBe(true);
  settle[1]!.resolve({ response: 'Op tijd.', sources: [] });
  await settled();
  expect(texts()[2]).toBe('Op tijd.');
});

const choice = { title: 'Prijzen', path: '/help/wat-kost-het', response: 'Niets.' };

it('offers choices, and shows the answer of one without a call', async () => {
  vi.useFakeTimers();
  const { send, choose, current, texts, calls, settle } = open();
  send('Wat kost het?');
  settle[0]!.resolve({ response: 'Welke?', sources: [], choices: [choice] });
  await settled();
  expect(current().messages[2]!.choices).toEqual([choice]);
  expect(choose(choice)).toBe(true);
  // The live region is there before its text.
  expect(texts().slice(3)).toEqual(['Prijzen', '']);
  expect(current().messages[4]!.isLoading).toBe(true);
  expect(choose(choice)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(texts().slice(2)).toEqual(['Welke?', 'Prijzen', 'Niets.']);
  expect(current().messages[4]!.sources).toEqual([{ title: 'Prijzen', path: choice.path }]);
  expect(current().isBusy).toBe(false);
  expect(calls).toHaveLength(1);
  // The choices stay, so that another can be read.
  expect(current().messages[2]!.choices).toEqual([choice]);
  vi.useRealTimers();
});

it('a choice is gone with the conversation', async () => {
  vi.useFakeTimers();
  const { choose, clear, texts } = open();
  choose(choice);
  clear();
  await vi.advanceTimersByTimeAsync(200);
  expect(texts()).toHaveLength(1);
  vi.useRealTimers();
});

it('keeps the draft', () => {
  const { type, current } = open();
  type('Half');
  expect(current().draft).toBe('Half');
});
