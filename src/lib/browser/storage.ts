/**
 * Texts that outlive the page, by name. A browser can have no storage: blocked, so that even looking at it
 * throws; `null`, as in web views of other apps; or full. Then a text lasts until the page is left.
 */
export interface TextStorage {
  read: (name: string) => string | null;
  /** Removes it with null. Returns whether the browser did so. */
  write: (name: string, text: string | null) => boolean;
}

function textStorage(open: () => Storage): TextStorage {
  const unstored = new Map<string, string>();
  return {
    read: (name) => {
      try {
        return unstored.get(name) ?? open().getItem(name);
      } catch {
        return null;
      }
    },
    write: (name, text) => {
      unstored.delete(name);
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        return true;
      } catch {
        if (text !== null) unstored.set(name, text);
        return false;
      }
    },
  };
}

export const deviceStorage = textStorage(() => localStorage);
export const tabStorage = textStorage(() => sessionStorage);
