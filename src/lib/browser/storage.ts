/**
 * Texts that outlive the page, by name. A browser can have no storage: blocked, so that even looking at it
 * throws; `null`, as in web views of other apps; full; or one that keeps nothing of what it accepts. Then a text lasts
 * until the page is left.
 */
export interface TextStorage {
  read: (name: string) => string | null;
  /** Removes it with null. Returns whether the browser did so. */
  write: (name: string, text: string | null) => boolean;
}

function textStorage(open: () => Storage): TextStorage {
  /** What the browser did not store; null where it did not remove. */
  const unstored = new Map<string, string | null>();
  return {
    read: (name) => {
      const text = unstored.get(name);
      if (text !== undefined) return text;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    write: (name, text) => {
      unstored.set(name, text);
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        if (open().getItem(name) === text) unstored.delete(name);
      } catch {
        // It stays unstored.
      }
      return !unstored.has(name);
    },
  };
}

export const deviceStorage = textStorage(() => localStorage);
export const tabStorage = textStorage(() => sessionStorage);
