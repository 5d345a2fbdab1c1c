import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordPlace, scrollToElement, scrollToPosition } from './page-scroll';

/** The distance of the only item from the start of the page. */
let itemTop = 0;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-cards><section data-chapter><p data-item-id="a"></p></section></div>';
  itemTop = 100;
  window.scrollTo({ top: 300 });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const top = this.dataset.itemId ? itemTop - window.scrollY : -window.scrollY;
    return DOMRect.fromRect({ x: 0, y: top, width: 300, height: 1000 });
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() =>
    window.scrollTo({ top: 700 }),
  );
});
afterEach(() => vi.restoreAllMocks());

test('keeps the first visible item in place when the content above it grows', () => {
  const keepPlace = recordPlace();
  itemTop += 50;
  keepPlace();
  expect(window.scrollY).toBe(350);
});

test.each([
  ['Back', () => scrollToPosition({ scrollTop: 0 }), 0],
  ['a jump to an element', () => scrollToElement(document.body), 700],
])('does not undo %s that was rendered meanwhile', (_, jump, expected) => {
  const keepPlace = recordPlace();
  itemTop += 50;
  jump();
  keepPlace();
  expect(window.scrollY).toBe(expected);
});
