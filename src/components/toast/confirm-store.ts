/** Short confirmations wait here until the code that shows them has arrived. */
let waiting: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  waiting = next;
  for (const tell of listeners) tell();
}

export const confirmBriefly = (message: string) => set([...waiting, message]);

export const waitingConfirmations = () => waiting;

export const takeConfirmations = () => {
  const taken = waiting;
  if (taken.length > 0) set([]);
  return taken;
};

export const onConfirmation = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
