import { expect, test } from 'vitest';
import { ReadError } from '@/modules/timeline/api';
import { copy } from './copy';
import { failureText } from './use-items-failure';

test.each([
  ['time-out', 'Signal timed out', copy.faults['time-out']],
  ['no-connection', 'TypeError: Failed to fetch', copy.faults['no-connection']],
  ['unreadable', 'The answer has another shape', copy.faults.unreadable],
  ['refused', 'stuk', copy.itemsFailed],
] as const)('%s: a sentence of our own, then the message of the error', (fault, message, ours) => {
  expect(failureText(new ReadError(fault, message))).toBe(`${ours} (${message})`);
});

test('includes the message of an error that is not a ReadError', () => {
  expect(failureText(new Error('stuk'))).toBe(`${copy.itemsFailed} (stuk)`);
});

test('a long message is cut at 200 characters', () => {
  const text = failureText(new ReadError('refused', 'x'.repeat(300)));
  expect(text).toBe(`${copy.itemsFailed} (${'x'.repeat(200)}…)`);
});

test('shows only the status for an HTML page', () => {
  const page = new ReadError('unreadable', '<html><p>Bad gateway</p>', { status: 502 });
  expect(failureText(page)).toBe(`${copy.faults.unreadable} (HTTP 502)`);
});

test('has no empty brackets for an error without a message', () => {
  expect(failureText(new ReadError('refused', ' '))).toBe(copy.itemsFailed);
});
