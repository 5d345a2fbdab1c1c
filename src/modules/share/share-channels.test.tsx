import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { copy } from './copy';
import { ShareChannels } from './share-channels';
import type { ShareSubject } from './share-subject';

const link = 'https://anekdotes.example/public/oma-riet';
const subject: ShareSubject = {
  heading: copy.title,
  title: 'Oma Riet',
  message: 'Oma Riet',
  path: '/public/oma-riet',
  mailText: copy.mailText,
};

const replaced: [string, PropertyDescriptor | undefined][] = [];
function replace(name: string, value: unknown) {
  replaced.push([name, Object.getOwnPropertyDescriptor(navigator, name)]);
  Object.defineProperty(navigator, name, { configurable: true, value });
}
afterEach(() => {
  vi.useRealTimers();
  for (const [name, descriptor] of replaced.splice(0)) {
    if (descriptor) Object.defineProperty(navigator, name, descriptor);
    else Reflect.deleteProperty(navigator, name);
  }
});

const throws = () => {
  throw new TypeError('Not here');
};
const show = (onCopied = () => {}) =>
  render(<ShareChannels subject={subject} link={link} onCopied={onCopied} />);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['throws at once', throws],
  ['rejects', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('names another way when sharing by app %s', async (_, share) => {
  replace('share', share);
  replace('canShare', undefined);
  show();
  click(copy.withApp);
  expect((await screen.findByRole('alert')).textContent).toBe(copy.appFailed);
});

it('says nothing when the visitor cancels', async () => {
  replace('share', () => Promise.reject(new DOMException('', 'AbortError')));
  replace('canShare', undefined);
  show();
  click(copy.withApp);
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no app where the browser fails to tell whether there is one', () => {
  replace('share', async () => {});
  replace('canShare', throws);
  show();
  expect(screen.queryByRole('button', { name: copy.withApp })).toBeNull();
  expect(screen.getByRole('button', { name: copy.copyLink })).toBeDefined();
});

it.each([
  ['is absent', undefined],
  ['throws at once', { writeText: throws }],
  ['rejects', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['never answers', { writeText: () => new Promise(() => {}) }],
])('selects the link when the clipboard %s', async (_, clipboard) => {
  vi.useFakeTimers();
  replace('clipboard', clipboard);
  const onCopied = vi.fn<() => void>();
  show(onCopied);
  click(copy.copyLink);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText(copy.copyByHand)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: copy.link }));
  expect(onCopied).not.toHaveBeenCalled();
});
