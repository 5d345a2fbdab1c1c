/** The simple store: one message at a time, reachable from anywhere; a new one replaces the old. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
export type ShownToast = ToastMessage & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null) {
  current = next;
  for (const tell of listeners) tell();
}

export const showToast = (message: ToastMessage) => set({ ...message, id: ++lastId });

/** Closes this message, unless another has taken its place. */
export const closeToast = (id: number) => {
  if (current?.id === id) set(null);
};

export const currentToast = () => current;

export const onToastChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
