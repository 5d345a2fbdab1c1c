import type { BrowserContext } from '@playwright/test';
import { newerFunctions, type NewerFunctions } from '../build/browsers/testing/compat-data.ts';

/** Runs in the page, before its scripts. */
function remove({ members, globals, events }: NewerFunctions) {
  const drop = (object: unknown, name: string) => {
    if (object instanceof Object) Reflect.deleteProperty(object, name);
  };
  const named: Record<string, unknown> = {
    Window: window,
    TypedArray: Object.getPrototypeOf(Int8Array),
    Iterator: { prototype: Object.getPrototypeOf(Object.getPrototypeOf([].values())) },
  };
  const find = (path: string) =>
    named[path] ??
    path
      .split('.')
      .reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], window);
  for (const [owner, names] of Object.entries(members)) {
    const object = find(owner);
    const { prototype } = (object ?? {}) as { prototype?: unknown };
    for (const name of names) {
      if (name.endsWith('_static')) drop(object, name.replace(/_static$/, ''));
      else for (const owned of [object, prototype]) drop(owned, name);
    }
  }
  for (const name of globals) drop(window, name);
  const newer = new Set(events);
  for (const { prototype } of [EventTarget, Node, Element, HTMLElement, Document, Window])
    for (const name of events) drop(prototype, `on${name}`);
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function listen(name, ...rest) {
    if (!newer.has(name)) addEventListener.call(this, name, ...rest);
  };
}

/** Removes what one of the oldest browsers lacks, so that each page meets all their gaps at once. */
export const removeNewerFunctions = (context: BrowserContext) =>
  context.addInitScript(remove, newerFunctions());
