import { createStore } from '@/lib/create-store';

/** The toast store holds one message; a new one replaces it. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** With a button that loads the page again. */
  offersReload?: boolean;
  variant?: 'default' | 'destructive';
}
export type ShownToast = ToastMessage & { id: number };

const store = createStore<ShownToast | null>(null);
let lastId = 0;

export const showToast = (message: ToastMessage) => store.set({ ...message, id: ++lastId });

/** Closes this message, unless it has been replaced. */
export const closeToast = (id: number) => {
  if (store.get()?.id === id) store.set(null);
};

/** @internal for tests */
export const currentToast = store.get;
export const useToast = store.use;
