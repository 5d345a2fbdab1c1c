import { afterEach, expect, it, vi } from 'vitest';
import { moveCards } from './card-motion';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

/** A list with one item on the screen. */
function createList() {
  const list = document.createElement('div');
  list.innerHTML = '<ol><li data-item-id="a"></li></ol>';
  document.body.append(list);
  return list;
}

it.each(['ready', 'finished'] as const)(
  'a transition of which "%s" rejects is no failure',
  async (name) => {
    const rejected = vi.fn<() => void>();
    process.on('unhandledRejection', rejected);
    const list = createList();
    const change = vi.fn<() => void>();
    Object.assign(document, {
      startViewTransition(update: () => void) {
        update();
        const fault = Promise.reject(new DOMException('skipped', 'AbortError'));
        return { ready: Promise.resolve(), finished: Promise.resolve(), [name]: fault };
      },
    });
    moveCards(list, change);
    expect(change).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(list.innerHTML).not.toContain('view-transition-name'));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  },
);
