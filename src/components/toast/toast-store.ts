import { createStore } from '@/lib/create-store';

export const toastDurationMs = 5000;
export const toastPosition =
  'fixed inset-x-4 top-4 z-50 m-0 list-none p-0 outline-none sm:left-auto sm:w-96';

/** The toast store holds one message; a new one replaces it. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** Something else says it to screen readers. */
  isSilent?: boolean;
  /** With a button that loads the page again. */
  offersReload?: boolean;
  variant?: 'default' | 'destructive';
}
export type ShownToast = ToastMessage & { id: number };

const store = createStore<ShownToast | null>(null);

export const showToast = (message: ToastMessage) =>
  store.set({ ...message, id: performance.now() });

/** Closes this message, unless it has been replaced. */
export const closeToast = (id: number) => {
  if (store.get()?.id === id) store.set(null);
};

/** @internal for tests */
export const currentToast = store.get;
export const useToast = store.use;

/** A queue of short confirmations, until the toaster is loaded. */
const confirmations = createStore<readonly string[]>([]);

export const confirmBriefly = (message: string) =>
  confirmations.set([...confirmations.get(), message]);

export const useConfirmations = confirmations.use;

export const takeConfirmations = () => {
  const taken = confirmations.get();
  if (taken.length > 0) confirmations.set([]);
  return taken;
};
