import { createStore } from '@/lib/create-store';

/** Short confirmations wait here until the code that shows them has arrived. */
const store = createStore<readonly string[]>([]);

export const confirmBriefly = (message: string) => store.set([...store.get(), message]);

export const useConfirmations = store.use;

export const takeConfirmations = () => {
  const taken = store.get();
  if (taken.length > 0) store.set([]);
  return taken;
};
