import { expect, it } from 'vitest';
import { site } from '@/config/site';
import type { ChatMessage } from '../conversation';
import { mailAddress } from './mail-address';

let id = 0;
const message = (text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: id++,
  text,
  isUser: false,
  timestamp: new Date(2026, 10, 21, 14, 5),
  ...more,
});
const greeting = message('Hallo');
const bodyOf = (address: string) => new URL(address).searchParams.get('body')!;

it('is only the address without a conversation', () => {
  expect(mailAddress([greeting])).toBe(`mailto:${site.supportEmail}`);
  expect(mailAddress([greeting, message('Ik denk na...', { isLoading: true })])).toBe(
    `mailto:${site.supportEmail}`,
  );
});

it('has sender, time and text of each message', () => {
  const address = mailAddress([greeting, message('Hoi & dag?', { isUser: true }), message('Ja.')]);
  expect(new URL(address).searchParams.get('subject')).toContain('Vraag');
  expect(bodyOf(address)).toContain(
    'Jij (14:05):\r\nHoi & dag?\r\n\r\nAI-assistent (14:05):\r\nJa.',
  );
});

it('keeps the end of a long conversation', () => {
  const many = Array.from({ length: 60 }, (_, place) =>
    message(`Bericht ${place} ${'é'.repeat(20)}`),
  );
  const address = mailAddress([greeting, ...many]);
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(address)).toContain('Bericht 59');
  expect(bodyOf(address)).not.toContain('Bericht 1 ');
  expect(bodyOf(address)).toContain('weggelaten');
});

it('truncates a message that is too long, without splitting an emoji', () => {
  const address = mailAddress([greeting, message('😔'.repeat(500), { isUser: true })]);
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(address)).toMatch(/😔…$/u);
});

it('replaces a lone surrogate', () => {
  expect(bodyOf(mailAddress([greeting, message('x\ud83d')]))).toContain('x\ufffd');
});
