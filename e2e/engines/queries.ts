// Finds elements by role and name, by text or by label, with Testing Library. This code runs in the page.
import type * as TestingLibrary from '@testing-library/dom';

/** A text to equal, or a regular expression to match. */
export type Pattern = string | { source: string; flags: string };

export type Step =
  | { by: 'role'; role: string; name?: Pattern; level?: number; hidden?: boolean }
  | { by: 'text' | 'label'; text: Pattern }
  | { by: 'tag'; tag: string }
  | { by: 'first' };

/** A point to click, or why there is none yet. */
export type ClickPoint = { x: number; y: number } | { reason: string };

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    finder?: Finder;
  }
}

/** Defined in each page once, with the library. */
export function createFinder() {
  const library = window.TestingLibraryDom!;
  const asMatcher = (pattern: Pattern) =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

  function search(box: HTMLElement, step: Exclude<Step, { by: 'first' }>): HTMLElement[] {
    if (step.by === 'role') {
      const { role, name, level, hidden = false } = step;
      const options = { level, hidden, ...(name === undefined ? {} : { name: asMatcher(name) }) };
      const found = library.queryAllByRole(box, role, options);
      return hidden ? found : found.filter(isShown);
    }
    if (step.by === 'tag') return [...box.querySelectorAll<HTMLElement>(step.tag)];
    const text = asMatcher(step.text);
    return step.by === 'text'
      ? library.queryAllByText(box, text, { ignore: 'script, style, title' }).filter(isShown)
      : library.queryAllByLabelText(box, text).filter(isShown);
  }

  function find(steps: Step[]): HTMLElement[] {
    let found = [document.body];
    for (const step of steps) {
      if (step.by === 'first') found = found.slice(0, 1);
      else found = [...new Set(found.flatMap((box) => search(box, step)))];
    }
    return found;
  }

  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /** The element to click: the label for a hidden input. */
  function targetOf(element: HTMLElement): HTMLElement {
    const isChoice = element.matches('input[type=radio], input[type=checkbox]');
    return (isChoice && (element as HTMLInputElement).labels?.[0]) || element;
  }

  async function findClickPoint(steps: Step[]): Promise<ClickPoint> {
    const [element] = find(steps);
    if (!element) return { reason: 'nothing was found' };
    if (element.matches(':disabled')) return { reason: 'it is disabled' };
    const target = targetOf(element);
    const middle = () => {
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), width };
    };
    const isInView = ({ x, y }: { x: number; y: number }) =>
      x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const hit = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
    const isHit = (over: Element | null) =>
      over !== null &&
      (target.contains(over) || over.closest('a, button, label')?.contains(target) === true);
    if (!isInView(middle()) || !isHit(hit(middle()))) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const before = middle();
    await nextFrames();
    const point = middle();
    if (point.width === 0) return { reason: 'it is not drawn' };
    if (point.x !== before.x || point.y !== before.y) return { reason: 'it moves' };
    // The layout shifts when a web font replaces its fallback.
    if (document.fonts.status === 'loading') return { reason: 'fonts are loading' };
    const over = hit(point);
    if (!isHit(over)) return { reason: `covered by ${over?.outerHTML.slice(0, 120)}` };
    return { x: point.x, y: point.y };
  }

  return { find, findClickPoint };
}

type Finder = ReturnType<typeof createFinder>;
