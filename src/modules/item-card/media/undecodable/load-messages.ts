export type Messages = typeof import('./messages');

export const loadMessages = () => import('./messages');
