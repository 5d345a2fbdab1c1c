import { ReadError } from '@/modules/timeline/api';
import { copy } from './copy';

const longest = 200;

/** What to tell of a failed read: our own words where we have them, else the server's, kept short. */
export function failureText(error: Error): string {
  const known = error instanceof ReadError ? copy.faults[error.fault] : undefined;
  const text = known ?? error.message;
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
