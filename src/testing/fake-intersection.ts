import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Observes in place of the browser. The returned function reports to all that their elements are in view, or are not. */
export function fakeIntersection() {
  const observers = new Set<FakeObserver>();
  class FakeObserver {
    readonly targets = new Set<Element>();
    constructor(readonly report: (entries: object[]) => void) {
      observers.add(this);
    }
    observe = (target: Element) => this.targets.add(target);
    unobserve = (target: Element) => this.targets.delete(target);
    disconnect = () => this.targets.clear();
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return (isIntersecting: boolean) =>
    act(() => {
      for (const { targets, report } of observers)
        if (targets.size > 0) report([...targets].map((target) => ({ target, isIntersecting })));
    });
}
