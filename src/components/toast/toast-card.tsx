import AlertIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { ToastMessage } from './toast-store';

export const toastPosition =
  'fixed inset-x-4 top-4 z-50 m-0 list-none p-0 outline-none sm:left-auto sm:w-96';

export const toastStyle = (variant: ToastMessage['variant']) =>
  `flex items-start gap-3 rounded-card border py-3 pr-2 pl-4 shadow-print ${
    variant === 'destructive' ? 'border-ink bg-ink text-paper' : 'border-edge bg-card text-ink'
  }`;

export const closeStyle =
  'grid size-11 flex-none place-items-center rounded-full hover:bg-current/10 focus-visible:outline-current';

export function ToastMark({ variant }: { variant: ToastMessage['variant'] }) {
  return variant === 'destructive' ? (
    <AlertIcon aria-hidden="true" className="mt-2.5 size-6 flex-none" />
  ) : (
    <span aria-hidden="true" className="mt-4 size-3 flex-none rounded-full bg-primary" />
  );
}

export const toastTitleStyle = 'font-display text-h3';

export function ToastBody({ children }: { children: ReactNode }) {
  return <div className="min-w-0 grow py-1.5">{children}</div>;
}
