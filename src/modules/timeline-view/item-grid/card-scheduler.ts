import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/browser/when-idle';

/** Cards are rendered when they come this near to the screen. */
const nearMargin = '150% 0px';
/** Cards rendered in one frame, so that scrolling stays smooth. */
const cardsPerFrame = 6;
/**
 * The frame of a scroll by more than a screen renders at least one card before it is painted, and no other after these
 * milliseconds: on a slow phone each takes a quarter of the frame.
 */
const scrollBudgetMs = 8;
/** Cards rendered in one step of an idle task, and the milliseconds after which it takes no other: input waits. */
const cardsPerIdleStep = 4;
const idleTaskMs = 10;
/** Until then the browser has better things to do, such as the first paint. In milliseconds. */
const idlePauseMs = 400;
/** A fast thumb has come to rest when the page has not jumped for this long. In milliseconds. */
const restMs = 200;

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** By the distance from the middle of the screen. */
function nearestFirst(elements: Iterable<Element>): Element[] {
  const middle = window.innerHeight / 2;
  const distances = [...elements].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { element, distance: Math.abs((top + bottom) / 2 - middle) };
  });
  distances.sort((a, b) => a.distance - b.distance);
  return distances.map(({ element }) => element);
}

/**
 * Decides when the cards of a list are rendered: those on the screen in the frame of a fast scroll, a few in each frame
 * when they come near it, and where `isWhole` the rest of the list in idle tasks, in the order in which they were
 * added. A fast thumb leaves cards behind that are only near, so these wait until it slows down.
 */
export class CardScheduler {
  /** Elements without a card, and the function that renders it. */
  readonly #waiting = new Map<Element, () => void>();
  readonly #near = new Set<Element>();
  /** The same elements by parent. Observed are those of near lists only: the browser looks at each one in every frame. */
  readonly #lists = new Map<Element, Set<Element>>();
  readonly #nearLists = new Set<Element>();
  #scrollTop = 0;
  /** The last scroll was by more than a screen. */
  #hasJumped = false;
  #lastJump = -Infinity;
  readonly #keepPlace: (change: () => void) => void;
  #observer: IntersectionObserver | undefined;
  #frame: number | undefined;
  #cancelIdle: (() => void) | undefined;
  #isWhole = false;

  /** `keepPlace` calls its argument and then corrects the scroll offset. */
  constructor(keepPlace: (change: () => void) => void) {
    this.#keepPlace = keepPlace;
  }

  /** Calls `render` when the card of the element should be rendered; returns a function that stops it. */
  add(element: Element, render: () => void): () => void {
    const list = element.parentElement!;
    const elements = this.#lists.get(list) ?? new Set();
    this.#waiting.set(element, render);
    this.#lists.set(list, elements.add(element));
    if (!this.#observer) window.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#observer ??= new IntersectionObserver((entries) => this.#onNear(entries), {
      rootMargin: nearMargin,
    });
    this.#observer.observe(this.#nearLists.has(list) ? element : list);
    this.#planIdle();
    return () => {
      elements.delete(element);
      this.#waiting.delete(element);
      this.#leave(element);
    };
  }

  setWhole(isWhole: boolean): void {
    this.#isWhole = isWhole;
    this.#planIdle();
  }

  /** Renders the cards of these elements now. */
  render(elements: Iterable<Element>): void {
    const renders = [...elements].flatMap((element) => this.#waiting.get(element) ?? []);
    if (renders.length === 0) return;
    this.#keepPlace(() => flushSync(() => renders.forEach((render) => render())));
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    window.removeEventListener('scroll', this.#onScroll);
    this.#waiting.clear();
    this.#lists.clear();
    this.#near.clear();
    this.#nearLists.clear();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
  }

  #leave(element: Element) {
    this.#near.delete(element);
    this.#observer?.unobserve(element);
  }

  /** In the frame that paints the new offset: an intersection is reported after it. */
  readonly #onScroll = () => {
    this.#hasJumped = Math.abs(window.scrollY - this.#scrollTop) > window.innerHeight;
    this.#scrollTop = window.scrollY;
    if (!this.#hasJumped || this.#waiting.size === 0) return;
    this.#lastJump = performance.now();
    const onScreen = [...this.#lists]
      .flatMap(([list, elements]) => (isOnScreen(list) ? [...elements] : []))
      .filter(isOnScreen);
    // One at the edge could leave the screen when its height becomes known.
    for (const element of nearestFirst(onScreen)) {
      this.render([element]);
      if (performance.now() - this.#lastJump > scrollBudgetMs) break;
    }
  };

  #onNear(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const elements = this.#lists.get(target);
      const near = elements ? this.#nearLists : this.#near;
      if (isIntersecting) near.add(target);
      else near.delete(target);
      for (const element of elements ?? [])
        if (isIntersecting) this.#observer!.observe(element);
        else this.#leave(element);
    }
    if (this.#frame === undefined) this.#renderNear();
  }

  #renderNear() {
    this.#frame = undefined;
    if (this.#near.size === 0) return;
    const next = this.#hasJumped ? [] : nearestFirst(this.#near).slice(0, cardsPerFrame);
    this.#hasJumped = false;
    for (const element of next) this.#near.delete(element);
    this.render(next);
    if (this.#near.size > 0) this.#frame = requestAnimationFrame(() => this.#renderNear());
  }

  #planIdle() {
    if (!this.#isWhole || this.#cancelIdle || this.#waiting.size === 0) return;
    const timer = setTimeout(() => this.#growIdle(), idlePauseMs);
    this.#cancelIdle = () => clearTimeout(timer);
  }

  #growIdle() {
    this.#cancelIdle = whenIdle(() => {
      this.#cancelIdle = undefined;
      if (performance.now() - this.#lastJump < restMs) return this.#planIdle();
      const start = performance.now();
      do this.render([...this.#waiting.keys()].slice(0, cardsPerIdleStep));
      while (this.#waiting.size > 0 && performance.now() - start < idleTaskMs);
      if (this.#isWhole && this.#waiting.size > 0) this.#growIdle();
    }, 2000);
  }
}
