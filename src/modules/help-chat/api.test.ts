import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '@/lib/http/request-error';
import { ask, NoAnswerError } from './api';

const invoke = vi.fn();
vi.mock('@/lib/supabase', () => ({ supabase: async () => ({ functions: { invoke } }) }));

const signal = new AbortController().signal;
const answer = (data: unknown) => invoke.mockResolvedValue({ data, error: null });
const refuse = (status: number, headers?: Record<string, string>) =>
  invoke.mockResolvedValue({
    data: null,
    error: new Error('geheim'),
    response: new Response('{}', { status, headers }),
  });
const failure = () =>
  ask('Hoi', signal).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

beforeEach(() => invoke.mockReset());

it('calls the function ai-help-chat in the European Union, and reads response and sources', async () => {
  const sources = [{ title: 'Prijzen', path: '/help/wat-kost-het' }];
  answer({ response: ' Niets. ', sources, more: 1 });
  expect(await ask('Hoi', signal)).toEqual({ response: 'Niets.', sources, choices: [] });
  expect(invoke.mock.calls).toEqual([
    ['ai-help-chat', { body: { message: 'Hoi' }, region: 'eu-central-1', signal }],
  ]);
});

it.each([undefined, null, 'x', [null, { title: 1, path: '/x' }, 'y']])(
  'does without sources that it cannot read: %j',
  async (sources) => {
    answer({ response: 'Ja.', sources });
    expect(await ask('Hoi', signal)).toEqual({ response: 'Ja.', sources: [], choices: [] });
  },
);

it('reads the choices, and none of a list that it cannot read', async () => {
  const choice = { title: 'Prijzen', path: '/help/wat-kost-het', response: 'Niets.' };
  answer({ response: 'Welke?', choices: [choice, choice] });
  expect((await ask('Hoi', signal)).choices).toEqual([choice, choice]);
  for (const broken of [null, { ...choice, response: ' ' }, 'x', {}]) {
    answer({ response: 'Welke?', choices: [choice, broken] });
    expect((await ask('Hoi', signal)).choices).toEqual([]);
  }
});

it.each([null, 'tekst', {}, { response: '' }, { response: ' \n' }, { response: 3 }])(
  'takes %j for no answer',
  async (data) => {
    answer(data);
    expect(await failure()).toBeInstanceOf(NoAnswerError);
  },
);

it.each([400, 404, 500, 503])(
  'tells status %i, and nothing that the other side said',
  async (status) => {
    refuse(status);
    const error = (await failure()) as NoAnswerError;
    expect(error).toMatchObject({ status, retryAfterSeconds: undefined });
    expect(error.message).not.toContain('geheim');
  },
);

it.each([
  ['40', 40],
  ['straks', undefined],
])('reads Retry-After "%s"', async (header, seconds) => {
  refuse(429, { 'Retry-After': header });
  expect(await failure()).toMatchObject({ status: 429, retryAfterSeconds: seconds });
});

it('has no status without a connection', async () => {
  const error = Object.assign(new Error('weg'), {
    context: new ConnectionError('Failed to fetch'),
  });
  invoke.mockResolvedValue({ data: null, error });
  expect(await failure()).toBeInstanceOf(NoAnswerError);
  expect(await failure()).toMatchObject({ status: undefined });
});

it('an error of our own code is not a missing answer', async () => {
  const context = new TypeError('AbortSignal.timeout is not a function');
  invoke.mockResolvedValue({ data: null, error: Object.assign(new Error('weg'), { context }) });
  expect(await failure()).toBe(context);
});
