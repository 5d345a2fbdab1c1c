import { createStore } from '@/lib/create-store';

/** A queue of short confirmations, until the toaster is loaded. */
const store = createStore<readonly string[]>([]);

export const confirmBriefly = (message: string) => store.set([...store.get(), message]);

export const useConfirmations = store.use;

export const takeConfirmations = () => {
  const taken = store.get();
  if (taken.length > 0) store.set([]);
  return taken;
};
