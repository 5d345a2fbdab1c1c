/** Further back hardly anyone goes. */
const most = 50;

export interface KeptByEntry<Value> {
  get: (entry: string) => Value | undefined;
  has: (entry: string) => boolean;
  set: (entry: string, value: Value) => void;
}

function read<Value>(storageKey: string): Map<string, Value> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey)!) as [string, Value][]);
  } catch {
    return new Map();
  }
}

/**
 * Something of each visited entry of the history. The tab keeps it over a reload, and forgets it when
 * it closes: for made-up keys and numbers, nothing that says who or what was read.
 */
export function keepByEntry<Value>(storageKey: string): KeptByEntry<Value> {
  const values = read<Value>(storageKey);
  const keep = () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...values].slice(-most)));
    } catch {
      // Refused or full: then only a reload forgets.
    }
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', keep);
  return {
    get: (entry) => values.get(entry),
    has: (entry) => values.has(entry),
    set: (entry, value) => {
      // The latest last, so that the oldest are the ones forgotten.
      values.delete(entry);
      values.set(entry, value);
    },
  };
}
