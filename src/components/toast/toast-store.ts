import { createStore } from '@/lib/create-store';

/** The simple store: one message at a time, reachable from anywhere; a new one replaces the old. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
export type ShownToast = ToastMessage & { id: number };

const store = createStore<ShownToast | null>(null);
let lastId = 0;

export const showToast = (message: ToastMessage) => store.set({ ...message, id: ++lastId });

/** Closes this message, unless another has taken its place. */
export const closeToast = (id: number) => {
  if (store.get()?.id === id) store.set(null);
};

/** @internal for tests */
export const currentToast = store.get;
export const useToast = store.use;
