import { afterEach, expect, it } from 'vitest';
import { fontPreloadScript, heldBack } from './font-preloads';

afterEach(() => {
  document.head.innerHTML = '';
});

const font = () => document.querySelector<HTMLLinkElement>('#font')!.media;
const load = (id: string) => document.getElementById(id)!.dispatchEvent(new Event('load'));

it('preloads the fonts once the first script of high priority is there', () => {
  document.head.innerHTML = `
    <link rel="stylesheet" id="styles">
    <link rel="modulepreload" id="small" fetchpriority="low">
    <link rel="modulepreload" id="large">
    <link rel="preload" as="font" id="font" media="${heldBack}">`;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the inline script like a browser
  new Function(fontPreloadScript)();
  load('styles');
  load('small');
  window.dispatchEvent(new Event('load'));
  expect(font()).toBe(heldBack);
  load('large');
  expect(font()).toBe('all');
});
