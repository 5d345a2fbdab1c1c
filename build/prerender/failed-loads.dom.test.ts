import { beforeEach, expect, it, vi } from 'vitest';
import { crashId, failedLoadsScript, failureId } from './failed-loads';

const requests = vi.fn(() => Promise.reject(new Error('offline')));
// oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the inline script like a browser
new Function(failedLoadsScript)();

const message = () => document.getElementById(failureId)!;
const fail = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('error'));

beforeEach(() => {
  requests.mockClear();
  vi.stubGlobal('fetch', requests);
  document.head.innerHTML = `
    <link rel="modulepreload" href="/assets/shell.js">
    <link rel="icon" href="/favicon.ico">
    <script type="application/json"></script>`;
  document.documentElement.removeAttribute('data-too-old');
  document.body.innerHTML = `<img alt=""><div id="${failureId}" hidden><button></button></div><div id="${crashId}" hidden><button></button></div>`;
});

it('requests a script again whose preload failed', () => {
  fail('[rel=modulepreload]');
  expect(requests).toHaveBeenCalledExactlyOnceWith(new URL('/assets/shell.js', location.href).href);
  expect(message().hidden).toBe(true);
});

it.each(['[rel=icon]', 'img'])('does nothing for a failed %s', (selector) => {
  fail(selector);
  expect(requests).not.toHaveBeenCalled();
  expect(message().hidden).toBe(true);
});

it('shows the message when a script fails, and its button loads the page again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  fail('script');
  expect(message().hidden).toBe(false);
  message().querySelector('button')!.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('does nothing for a failed script once the app has replaced the message', () => {
  document.body.innerHTML = '';
  expect(() => fail('script')).not.toThrow();
});

const crash = () => document.getElementById(crashId)!;
const throwIn = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));

it('an error of a script of the site is not shown as a failed connection', () => {
  throwIn(`${location.origin}/assets/shell.js`);
  expect(crash().hidden).toBe(false);
  expect(message().hidden).toBe(true);
});

it('an error of another script shows nothing', () => {
  throwIn('chrome-extension://abc/content.js');
  expect(crash().hidden).toBe(true);
});

it('a browser that is too old gets no other cause', () => {
  document.documentElement.setAttribute('data-too-old', '');
  fail('script');
  throwIn(`${location.origin}/assets/shell.js`);
  expect(message().hidden).toBe(true);
  expect(crash().hidden).toBe(true);
});
