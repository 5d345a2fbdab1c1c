import { showToast } from '@/components/toast/toast-store';
import { isProgrammingError } from '@/lib/http/request-error';
import { copy } from './copy';

/** Logs an error of the site's own code and offers a reload; returns false for any other error. */
export function reportCrash(error: unknown): boolean {
  if (!isProgrammingError(error)) return false;
  console.error(error);
  showToast({ title: copy.heading, offersReload: true });
  return true;
}
