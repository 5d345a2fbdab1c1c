import { expect, test } from 'vitest';
import { ReadError } from '@/modules/timeline/api';
import { copy } from './copy';
import { failureText } from './failure-text';

test.each([
  ['time-out', copy.faults['time-out']],
  ['no-connection', copy.faults['no-connection']],
  ['unreadable', copy.faults.unreadable],
] as const)('%s has a sentence of our own', (fault, sentence) => {
  expect(failureText(new ReadError(fault, 'Bad gateway'))).toBe(sentence);
});

test('a refusal is told in the words of the server, cut at 200 characters', () => {
  expect(failureText(new ReadError('refused', 'stuk'))).toBe('stuk');
  expect(failureText(new Error('x'.repeat(300)))).toBe(`${'x'.repeat(200)}…`);
});
