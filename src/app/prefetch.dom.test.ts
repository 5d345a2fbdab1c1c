import { afterEach, expect, it, vi } from 'vitest';
import { prefetchPages } from './prefetch';
import { preloadPage } from './app-routes';

vi.mock('./app-routes', async (original) => ({
  ...(await original<typeof import('./app-routes')>()),
  preloadPage: vi.fn(() => Promise.resolve()),
}));
afterEach(() => vi.mocked(preloadPage).mockClear());

const seen = new Map<Element, (entry: Partial<IntersectionObserverEntry>[]) => void>();
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(private readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
    observe = (element: Element) => seen.set(element, this.tell);
    unobserve = (element: Element) => seen.delete(element);
  },
);

// Idle callbacks run at once.
vi.stubGlobal('requestIdleCallback', (task: () => void) => task());

it('prefetches a link on hover, and visible links after the first user input', async () => {
  document.body.innerHTML = `
    <a id="far" href="/privacy">Privacy</a>
    <a id="near" href="/pricing"><span>Prijzen</span></a>
    <a id="story" href="/public/oma-riet">Oma Riet</a>
    <a id="app" href="https://app.example/" target="_blank">App</a>`;
  prefetchPages();
  expect(seen.size).toBe(0);

  document.querySelector('#near span')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.querySelector('#app')!.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/pricing']]);

  document.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(seen.size).toBeGreaterThan(0), { timeout: 10_000 });
  expect([...seen.keys()].map(({ id }) => id)).toEqual(['far', 'near', 'story']);
  for (const [target, tell] of seen) tell([{ isIntersecting: target.id !== 'far', target }]);
  // The chunks of a timeline are prefetched only on hover, focus or touch.
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/pricing'], ['/pricing']]);
  document.querySelector('#story')!.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(preloadPage).toHaveBeenLastCalledWith('/public/oma-riet');
});
